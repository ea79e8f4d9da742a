import { oklch } from '../../kit/colour.ts';
import type { Scene } from '../../kit/scene.ts';
import type { Palette } from '../../theme.ts';

/** Hues of a desert: the sky from top to horizon, the sand, and `cloth` for enamel, water and fabric. */
export interface DesertPalette extends Palette {
  readonly zenith: number;
  readonly middle: number;
  readonly horizon: number;
  readonly sand: number;
  readonly cloth: number;
  readonly night: boolean;
}

/** A darker yellow would be olive. */
const isYellow = (hue: number) => hue > 60 && hue < 115;

/** Draws the sky, with stars at night. */
export function drawSky(scene: Scene, { zenith, middle, horizon, night }: DesertPalette): void {
  if (night) {
    scene.background(
      scene.linear([
        [0, oklch(0.17, 0.08, zenith)],
        [0.4, oklch(0.32, 0.12, middle)],
        [0.62, oklch(0.6, 0.12, 55)],
        [1, oklch(0.3, 0.08, 50)],
      ]),
    );
    scene.stars(110, { bottom: 420 });
    return;
  }
  scene.background(
    scene.linear([
      [0, oklch(0.42, 0.1, zenith)],
      [0.3, oklch(isYellow(middle) ? 0.76 : 0.62, 0.14, middle)],
      [0.58, oklch(0.86, 0.13, horizon + 10)],
      [1, oklch(0.5, 0.12, horizon - 10)],
    ]),
  );
}

/** Draws the drifting sand in front of everything, and the scrim. */
export function drawHaze(scene: Scene, { night, zenith }: DesertPalette): void {
  scene.motes(60, oklch(0.95, 0.1, 80), { top: 250, smallest: 1, largest: 3.6 });
  // Gold letters on gold sand need a deeper ground than elsewhere.
  scene.scrim(oklch(0.11, 0.05, night ? zenith - 10 : 35), 0.48, 0.98);
  scene.vignette(0.4, '#1a0a02');
}
