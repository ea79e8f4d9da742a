import { oklch } from '../../kit/colour.ts';
import type { Point } from '../../kit/path.ts';
import { polygon, round } from '../../kit/path.ts';
import { fade, ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { path } from '../../kit/shapes.ts';
import type { GridPalette } from './board.ts';
import { side, startBoard } from './board.ts';
import { inkOn } from './tile.ts';

const body = 34;
const seam = 0.06;

/** A place on the board as it is seen from above its corner, `height` units over its floor. */
const see = (column: number, row: number, height = 0): Point => [
  300 + (column - row) * 55,
  120 + (column + row) * 38 - height,
];

const down = ([x, y]: Point, by: number): Point => [x, y + by];

function drawTile(
  scene: Scene,
  palette: GridPalette,
  column: number,
  row: number,
  lit: number | undefined,
  label: number,
): void {
  const height = lit === undefined ? 8 : 34;
  const { hue } = palette;
  const far = see(column + seam, row + seam, height);
  const right = see(column + 1 - seam, row + seam, height);
  const near = see(column + 1 - seam, row + 1 - seam, height);
  const left = see(column + seam, row + 1 - seam, height);
  const foot = height + body;
  const colours =
    lit === undefined
      ? {
          top: ramp(oklch(0.5, 0.11, hue), oklch(0.36, 0.1, hue)),
          left: oklch(0.27, 0.09, hue),
          right: oklch(0.17, 0.06, hue),
        }
      : {
          top: ramp(oklch(0.97, 0.07, lit), oklch(0.8, 0.16, lit)),
          left: oklch(0.6, 0.16, lit),
          right: oklch(0.44, 0.14, lit - 10),
        };
  const top = {
    fill: scene.linear(colours.top),
    stroke: '#fff',
    strokeOpacity: lit === undefined ? 0.3 : 0.9,
    strokeWidth: 1.6,
  };
  const [x, y] = [(far[0] + near[0]) / 2, (far[1] + near[1]) / 2];
  scene.add(
    path(polygon([left, near, down(near, foot), down(left, foot)]), { fill: colours.left }),
    path(polygon([near, right, down(right, foot), down(near, foot)]), { fill: colours.right }),
    path(polygon([far, right, near, left]), top),
    path(scene.readable(String(label), 'bowlby-one', 0, 0, 21), {
      fill: inkOn(palette, lit),
      transform: `matrix(.86 .59 -.86 .59 ${round(x)} ${round(y)})`,
    }),
  );
}

/** Draws the board from above its corner, the winning tiles raised and shining. */
export function drawRaised(scene: Scene, palette: GridPalette): void {
  const { tiles } = palette;
  const number = startBoard(scene);
  const winningRow = scene.whole(1, 3);
  const [alsoColumn, alsoRow] = [scene.whole(0, 4), scene.whole(0, 4)];
  scene.glow(300, 330, 380, oklch(0.82, 0.15, tiles[0]), 0.65);
  const corners = [see(0, 0), see(side, 0), see(side, side), see(0, side)].map((corner) => down(corner, 110));
  scene.add(path(polygon(corners), { fill: '#000', opacity: 0.5, filter: scene.blur(20) }));
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const raised =
        row === winningRow || (column === 2 && row > winningRow) || (column === alsoColumn && row === alsoRow);
      drawTile(scene, palette, column, row, raised ? tiles[(column + row) % 3] : undefined, number(column, row));
    }
  const beam = oklch(0.93, 0.11, tiles[0]);
  const light = scene.linear(fade(beam, 0, 0.5));
  for (let column = 0; column < side; column++) {
    const [x, y] = see(column + 0.5, winningRow + 0.5, 60).map(round) as [number, number];
    scene.add(path(`M${x - 30} ${y}L${x - 18} ${y - 190}H${x + 18}L${x + 30} ${y}Z`, { fill: light, blend: 'screen' }));
    scene.glow(x, y + 20, 70, beam, 0.4);
  }
  scene.spark(scene.around(420, 20), 120, 70);
  scene.spark(scene.around(150, 20), 170, 44);
}
