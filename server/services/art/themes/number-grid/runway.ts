import { oklch } from '../../kit/colour.ts';
import { facet } from '../../kit/facet.ts';
import type { Point } from '../../kit/path.ts';
import { polygon, round } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, path, rectangle } from '../../kit/shapes.ts';
import type { GridPalette } from './board.ts';
import { side, startBoard } from './board.ts';
import { inkOn } from './tile.ts';

const rows = 10;
const horizon = 236;

/** A place on the floor as it is seen: columns from the left, rows from the viewer. */
function see(column: number, row: number): Point {
  const nearness = 1 / (1 + row * 0.26);
  return [300 + (column - side / 2) * 190 * nearness, horizon + 400 * nearness];
}

function drawSky(scene: Scene, { hue, tiles, winner }: GridPalette): void {
  const [x, radius] = [scene.around(300, 60), scene.around(118, 14)];
  const sun = scene.linear(ramp(oklch(0.97, 0.06, winner), oklch(0.8, 0.15, winner), oklch(0.58, 0.17, tiles[2])));
  scene.glow(x, horizon - 40, 330, oklch(0.85, 0.14, winner), 0.8);
  scene.add(circle(x, horizon - 30, radius, { fill: sun }));
  const streak = scene.linearOnCanvas(
    stops([0, '#fff', 0.95], [0.3, oklch(0.92, 0.08, winner), 0.4], [1, oklch(0.8, 0.1, hue), 0]),
    [470, 74, 210, 150],
  );
  scene.add(path(facet([474, 70], [200, 158], [478, 78]), { fill: streak }));
  scene.spark(474, 74, 64);
}

function drawTile(
  scene: Scene,
  palette: GridPalette,
  column: number,
  row: number,
  lit: number | undefined,
  label: number,
): void {
  const gap = 0.05;
  const far = row / rows;
  const corners: readonly Point[] = [
    see(column + gap, row + gap),
    see(column + 1 - gap, row + gap),
    see(column + 1 - gap, row + 1 - gap),
    see(column + gap, row + 1 - gap),
  ];
  const [a, b, , d] = corners as readonly [Point, Point, Point, Point];
  const [wide, deep] = [b[0] - a[0], a[1] - d[1]];
  const fill =
    lit === undefined
      ? scene.linear(ramp(oklch(0.5 - far * 0.2, 0.11, palette.hue), oklch(0.3, 0.09, palette.hue)))
      : scene.linear(ramp(oklch(0.74, 0.16, lit), oklch(0.93, 0.11, lit)));
  const edge = lit === undefined ? oklch(0.66, 0.09, palette.hue) : oklch(0.98, 0.05, lit);
  const [x, y] = see(column + 0.5, row + 0.46);
  const lean = round(((d[0] - a[0]) / deep) * -6) / 10;
  const digits = scene.readable(String(label), 'bowlby-one', 0, 0, wide * 0.34);
  scene.add(
    path(polygon(corners.map(([px, py]): Point => [px, py + deep * 0.09])), { fill: oklch(0.1, 0.05, palette.hue) }),
    path(polygon(corners), { fill, stroke: edge, strokeWidth: 1 + 1.5 * (1 - far), strokeLinejoin: 'round' }),
    row < 7
      ? path(digits, { fill: inkOn(palette, lit), transform: `matrix(1 0 ${lean} .6 ${round(x)} ${round(y)})` })
      : '',
  );
}

/** Draws a floor of tiles that runs to the horizon, a lit path leading to the rising light. */
export function drawRunway(scene: Scene, palette: GridPalette): void {
  const { hue, tiles, winner } = palette;
  const number = startBoard(scene);
  drawSky(scene, palette);
  const floor = scene.linear(ramp(oklch(0.34, 0.1, hue), oklch(0.12, 0.05, hue)));
  scene.add(rectangle(-30, horizon + 92, 660, 560, { fill: floor }));
  let step = scene.whole(1, 3);
  for (let row = rows; row >= 0; row--) {
    for (let column = -2; column < side + 2; column++) {
      const inBoard = column >= 0 && column < side;
      const label = number(Math.abs((column + side) % side), row);
      drawTile(
        scene,
        palette,
        column,
        row,
        inBoard && column === step ? (row % 3 ? winner : tiles[1]) : undefined,
        label,
      );
    }
    step = Math.max(0, Math.min(side - 1, step + scene.whole(-1, 1)));
  }
  scene.glow(300, horizon + 92, 420, oklch(0.9, 0.13, winner), 0.75, 60);
}
