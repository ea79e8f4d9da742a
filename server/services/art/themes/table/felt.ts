import { oklch } from '../../kit/colour.ts';
import { ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { rectangle } from '../../kit/shapes.ts';
import type { Palette } from '../../theme.ts';

/** Hues of a table: `hue` is its felt, `light` the lamp, `accent` the chips and dice that catch the eye. */
export interface TablePalette extends Palette {
  readonly chroma: number;
  readonly light: number;
  readonly accent: number;
  /** Metal of the lettering. */
  readonly metal: 'gold' | 'silver';
}

/** Draws the felt under its lamp. */
export function drawFelt(scene: Scene, { hue, chroma }: TablePalette): void {
  const cloth = ramp(oklch(0.5, chroma, hue), oklch(0.3, chroma * 0.9, hue), oklch(0.1, chroma * 0.45, hue));
  scene.background(scene.radial(cloth, [scene.around(0.5, 0.06), 0.4, 0.72]));
  const nap = scene.noise(0.9, 0.9, { octaves: 2, seed: 4, gain: 0.55, cut: -0.18 });
  const weave = scene.mask(rectangle(-20, -20, 640, 900, { fill: '#fff', filter: nap }));
  scene.add(rectangle(-20, -20, 640, 900, { fill: '#000', opacity: 0.35, mask: weave }));
}

/** Draws the air over the table, and the dark that the title stands on. */
export function drawTableAir(scene: Scene, { hue, chroma, light }: TablePalette): void {
  const dust = oklch(0.95, 0.09, light);
  scene.bokeh(10, oklch(0.95, 0.08, light), { bottom: 520, largest: 26, opacity: 0.28 });
  scene.motes(30, dust, { bottom: 680, smallest: 1, largest: 3 });
  scene.scrim(oklch(0.08, chroma * 0.4, hue), 0.6, 0.95);
}
