import { oklch } from '../../kit/colour.ts';
import { ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import type { Palette } from '../../theme.ts';

/** Hues of a board: `hue` is the sky, `tiles` the glass of lit tiles, `winner` the winning line. */
export interface GridPalette extends Palette {
  readonly tiles: readonly [number, number, number];
  readonly winner: number;
}

/** Tiles on a side of the board. */
export const side = 5;

/** Draws the night that the board floats in. */
export function drawNight(scene: Scene, { hue }: GridPalette): void {
  const sky = ramp(oklch(0.46, 0.12, hue), oklch(0.25, 0.09, hue), oklch(0.1, 0.05, hue));
  scene.background(scene.radial(sky, [scene.around(0.5, 0.05), 0.38, 0.78]));
  scene.stars(70, { bottom: 640, opacity: 0.7 });
}

/** Draws the dust before the board, and the dark that the title stands on. */
export function drawNightAir(scene: Scene, { hue, winner }: GridPalette): void {
  scene.motes(50, oklch(0.95, 0.1, winner), { bottom: 680, smallest: 1, largest: 3.6, opacity: 0.9 });
  scene.scrim(oklch(0.08, 0.04, hue), 0.6, 0.95);
}

/** Fills a board: each column holds its own fifteen numbers, from the reader's left, none twice. */
export function startBoard(scene: Scene): (column: number, row: number) => number {
  const shift = scene.whole(0, 14);
  return (column, row) => {
    const read = scene.mirrored ? side - 1 - column : column;
    // 4 and 15 have no common factor: a column of up to 15 rows never repeats.
    return 1 + read * 15 + ((read * 5 + row * 4 + shift) % 15);
  };
}
