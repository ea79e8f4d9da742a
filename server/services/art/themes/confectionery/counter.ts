import { oklch } from '../../kit/colour.ts';
import type { Spot } from '../../kit/paint.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import type { Palette } from '../../theme.ts';

/** Hues of a patisserie: `hue` the room, `glaze` its gold, `cream` what is piped and filled. */
export interface ConfectioneryPalette extends Palette {
  readonly glaze: number;
  readonly cream: number;
}

const softLight: Spot = [0.5, 0.5, 0.6, 0.34, 0.26];

/** The paint of a round, glazed piece. */
export function glazePaint(scene: Scene, hue: number, lightness = 0.8, chroma = 0.11): string {
  return scene.radial(
    stops(
      [0, oklch(Math.min(0.98, lightness + 0.1), chroma * 0.6, hue)],
      [0.5, oklch(lightness, chroma, hue)],
      [0.85, oklch(lightness * 0.72, chroma * 1.3, hue - 6)],
      [1, oklch(lightness * 0.5, chroma, hue - 10)],
    ),
    softLight,
  );
}

/** The paint of a round piece of chocolate. */
export function chocolatePaint(scene: Scene, lightness = 0.4): string {
  return scene.radial(
    stops(
      [0, oklch(lightness + 0.3, 0.07, 50)],
      [0.35, oklch(lightness, 0.075, 45)],
      [0.8, oklch(lightness * 0.6, 0.06, 40)],
      [1, oklch(lightness * 0.4, 0.04, 38)],
    ),
    softLight,
  );
}

/** Draws the dark room of the patisserie. */
export function drawRoom(scene: Scene, { hue }: ConfectioneryPalette): void {
  const room = ramp(oklch(0.62, 0.12, hue), oklch(0.38, 0.1, hue), oklch(0.15, 0.05, hue));
  scene.background(scene.radial(room, [scene.around(0.5, 0.05), 0.36, 0.78]));
}

/** Draws gold dust in the air, and the dark that the title stands on. */
export function drawDust(scene: Scene, { hue, glaze }: ConfectioneryPalette): void {
  scene.bokeh(14, oklch(0.95, 0.06, glaze), { bottom: 640, largest: 28, opacity: 0.25 });
  scene.motes(40, oklch(0.95, 0.09, glaze), { bottom: 700, smallest: 1, largest: 3.6, opacity: 0.9 });
  scene.scrim(oklch(0.1, 0.04, hue), 0.58, 0.93);
}
