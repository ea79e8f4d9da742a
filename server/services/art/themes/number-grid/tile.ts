import { oklch } from '../../kit/colour.ts';
import { round } from '../../kit/path.ts';
import { ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, rectangle } from '../../kit/shapes.ts';
import type { GridPalette } from './board.ts';

/** A glass tile: its upper left corner, its width, and its hue where it is lit. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly lit?: number | undefined;
}

/** The glass body of a tile, without its number. */
export function tileGlass(scene: Scene, { hue }: GridPalette, { x, y, width, lit }: Tile): string {
  const corner = width * 0.17;
  const isLit = lit !== undefined;
  const face = isLit
    ? ramp(oklch(0.94, 0.1, lit), oklch(0.8, 0.16, lit), oklch(0.6, 0.16, lit - 12))
    : ramp(oklch(0.44, 0.1, hue), oklch(0.24, 0.08, hue));
  const lip = isLit ? oklch(0.42, 0.13, lit - 14) : oklch(0.12, 0.05, hue);
  const edge = { stroke: isLit ? oklch(0.98, 0.05, lit) : oklch(0.62, 0.08, hue), strokeWidth: 2 };
  const gloss =
    `M${round(x + corner * 0.7)} ${round(y + width * 0.08)}H${round(x + width - corner * 0.7)}` +
    `Q${round(x + width * 0.5)} ${round(y + width * 0.5)} ${round(x + corner * 0.4)} ${round(y + width * 0.42)}Z`;
  return (
    rectangle(x, y + width * 0.07, width, width, { fill: lip }, corner) +
    rectangle(x, y, width, width, { fill: scene.linear(face), ...edge }, corner) +
    path(gloss, { fill: '#fff', opacity: isLit ? 0.38 : 0.1 })
  );
}

/** The colour of a number on a tile. */
export const inkOn = ({ hue }: GridPalette, lit: number | undefined): string =>
  lit === undefined ? oklch(0.9, 0.04, hue) : oklch(0.2, 0.08, lit - 20);

/** The number on a tile. */
export function tileNumber(scene: Scene, palette: GridPalette, { x, y, width, lit }: Tile, number: number): string {
  const glyphs = scene.readable(String(number), 'bowlby-one', x + width / 2, y + width / 2, width * 0.36);
  return path(glyphs, { fill: inkOn(palette, lit) });
}
