import { oklch } from '../../kit/colour.ts';
import { ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import type { Palette } from '../../theme.ts';

/** Hues of a treasure: `hue` is the dark round it, `stone` the great stone. */
export interface GemPalette extends Palette {
  readonly stone: number;
}

/** Draws the dark that stones are shown in, lit from the middle. */
export function drawVault(scene: Scene, { hue }: GemPalette): void {
  const dark = ramp(oklch(0.52, 0.16, hue), oklch(0.28, 0.12, hue), oklch(0.09, 0.05, hue));
  scene.background(scene.radial(dark, [scene.around(0.5, 0.05), 0.38, 0.78]));
}

/** Draws the glitter in the air, and the dark that the title stands on. */
export function drawGlitter(scene: Scene, { hue }: GemPalette): void {
  scene.motes(50, '#fff', { bottom: 680, smallest: 1, largest: 3.4, opacity: 0.9 });
  scene.scrim(oklch(0.08, 0.04, hue), 0.6, 0.95);
}

/** The hue of a stone that lies `away` from another, kept out of the yellow greens: cut stones of that hue look like glass. */
export function stoneHue(stone: number, away: number): number {
  const hue = (stone + away + 720) % 360;
  return hue > 85 && hue < 145 ? (hue < 110 ? 78 : 152) : hue;
}
