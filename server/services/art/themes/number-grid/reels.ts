import { oklch } from '../../kit/colour.ts';
import { fade, ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { rectangle } from '../../kit/shapes.ts';
import type { GridPalette } from './board.ts';
import { side, startBoard } from './board.ts';
import { tileGlass, tileNumber } from './tile.ts';

const width = 96;
const pitch = width + 10;
const left = 300 - (side * pitch - 10) / 2;
const inner = side * pitch - 10;
const winningRow = 2;

function drawReel(
  scene: Scene,
  palette: GridPalette,
  column: number,
  spins: boolean,
  number: (row: number) => number,
): void {
  const lit = palette.tiles[column % 3] ?? palette.winner;
  for (let row = -1; row < 6; row++) {
    const isLit = spins ? row % 2 === 0 : row === winningRow;
    const tile = {
      x: left + column * pitch,
      y: 96 + row * pitch - (spins ? 40 : 0),
      width,
      lit: isLit ? lit : undefined,
    };
    scene.add(tileGlass(scene, palette, tile), tileNumber(scene, palette, tile, number(row + 1)));
  }
}

/** Draws five reels of numbers, some still spinning, the winning row lit. */
export function drawReels(scene: Scene, palette: GridPalette): void {
  const { hue, tiles } = palette;
  const number = startBoard(scene);
  const night = oklch(0.1, 0.05, hue);
  const spinning = scene.pick([[1, 3], [2, 4], [0, 3], [4], [1, 2]]);
  const frame = scene.linear(ramp(oklch(0.95, 0.05, tiles[0]), oklch(0.5, 0.12, tiles[1])));
  const shadow = { fill: '#000', opacity: 0.5, filter: scene.blur(14) };
  const upDown = scene.define(
    (id) =>
      `<filter id="${id}" x="-10%" y="-40%" width="120%" height="180%"><feGaussianBlur stdDeviation="0.1 15"/></filter>`,
  );
  const window = scene.clip(rectangle(left - 12, 78, inner + 24, 458, {}, 25));
  scene.add(
    rectangle(left - 18, 72, inner + 36, 470, shadow, 30),
    rectangle(left - 18, 72, inner + 36, 470, { fill: oklch(0.14, 0.06, hue), stroke: frame, strokeWidth: 5 }, 30),
    `<g clip-path="${window}">`,
  );
  for (let column = 0; column < side; column++) {
    const spins = spinning.includes(column);
    if (spins) scene.add(`<g filter="url(#${upDown})">`);
    drawReel(scene, palette, column, spins, (row) => number(column, row));
    if (spins) scene.add('</g>');
  }
  scene.add(
    rectangle(0, 72, 600, 150, { fill: scene.linear(fade(night, 0.95, 0)) }),
    rectangle(0, 420, 600, 130, { fill: scene.linear(fade(night, 0, 0.95)) }),
    '</g>',
  );
  scene.glow(300, 358, 330, oklch(0.93, 0.12, tiles[0]), 0.6, 60);
  const line = { fill: 'none', stroke: '#fff', strokeWidth: 4, opacity: 0.95 };
  const halo = {
    fill: 'none',
    stroke: oklch(0.85, 0.15, tiles[0]),
    strokeWidth: 10,
    opacity: 0.8,
    filter: scene.blur(7),
  };
  scene.add(rectangle(left - 28, 300, inner + 56, 112, halo, 22), rectangle(left - 28, 300, inner + 56, 112, line, 22));
}
