import { facet } from '../../kit/facet.ts';
import { oklch } from '../../kit/colour.ts';
import { stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path } from '../../kit/shapes.ts';
import type { GridPalette } from './board.ts';
import { side, startBoard } from './board.ts';
import { tileGlass, tileNumber } from './tile.ts';

const width = 84;
const pitch = width + 10;
const left = 300 - (side * pitch - 10) / 2;
const top = 78;

function drawTail(scene: Scene, x: number, y: number, hue: number): void {
  const streaks = Array.from({ length: 26 }, () => {
    const [aside, length] = [scene.around(0, 24), scene.between(300, 640) * Math.SQRT1_2];
    const fill = scene.linearOnCanvas(
      stops([0, '#fff', 0.8], [0.4, oklch(0.9, 0.12, hue), 0.3], [1, oklch(0.8, 0.14, hue), 0]),
      [x, y, x - length, y + length],
    );
    const end = [x - length + aside, y + length + aside] as const;
    return path(facet([x, y], end, [end[0] + 7, end[1] + 7]), { fill });
  });
  scene.add(group({ blend: 'screen' }, ...streaks));
}

/** Draws a board with a full diagonal, and the comet that crosses it. */
export function drawComet(scene: Scene, palette: GridPalette): void {
  const number = startBoard(scene);
  const extra = new Set(Array.from({ length: scene.whole(0, 3) }, () => scene.whole(0, 24)));
  scene.glow(300, 310, 360, oklch(0.75, 0.12, palette.tiles[1]), 0.6);
  const digits: string[] = [];
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const onLine = column === side - 1 - row;
      const lit = onLine ? palette.winner : extra.has(row * side + column) ? palette.tiles[1] : undefined;
      const tile = { x: left + column * pitch, y: top + row * pitch, width, lit };
      scene.add(tileGlass(scene, palette, tile));
      digits.push(tileNumber(scene, palette, tile, number(column, row)));
    }
  const [headX, headY] = [left + (side - 1) * pitch + width / 2, top + width / 2];
  drawTail(scene, headX, headY, palette.winner);
  // Over the tail: a beam must not cover a number.
  scene.add(...digits);
  scene.glow(headX, headY, 120, '#fff', 0.95);
  scene.spark(headX, headY, scene.around(150, 14));
}
