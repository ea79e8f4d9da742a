import { oklch } from '../../kit/colour.ts';
import { upperLeftLight } from '../../kit/paint.ts';
import type { Point } from '../../kit/path.ts';
import { polygon, round } from '../../kit/path.ts';
import { ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, path } from '../../kit/shapes.ts';
import { drawChipStack } from './chip.ts';
import type { TablePalette } from './felt.ts';

const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const rows = 9;

/** A point of the printed felt as it is seen: columns from the left, rows from the viewer. */
function see(column: number, row: number): Point {
  const nearness = 1 / (1 + row * 0.16);
  return [300 + (column - 1.5) * 210 * nearness, -170 + 790 * nearness];
}

function drawField(scene: Scene, column: number, row: number, number: number): void {
  const corners = [see(column, row), see(column + 1, row), see(column + 1, row + 1), see(column, row + 1)];
  const [x, y] = see(column + 0.5, row + 0.47);
  const [a, b, , d] = corners as [Point, Point, Point, Point];
  const wide = b[0] - a[0];
  const haze = row / rows;
  const fill = reds.has(number)
    ? oklch(0.45 + haze * 0.1, 0.18 - haze * 0.05, 25)
    : oklch(0.17 + haze * 0.12, 0.015, 260);
  const lean = round(((d[0] - a[0]) / (a[1] - d[1])) * -10) / 10;
  const digits = scene.readable(String(number), 'playfair-display-sc', 0, 0, wide * 0.3);
  const paint = { fill, rx: wide * 0.34, ry: (a[1] - d[1]) * 0.36 };
  scene.add(
    path(polygon(corners), { fill: 'none', stroke: '#f0d48a', strokeWidth: 1 + 3 * (1 - haze), opacity: 0.9 }),
    ellipse(x, y, paint.rx, paint.ry, { fill }),
    path(digits, { fill: '#fff', transform: `matrix(1 0 ${lean} .62 ${round(x)} ${round(y)})` }),
  );
}

/** The croupier's marker on the winning number. */
function drawMarker(scene: Scene, [x, y]: Point, size: number): void {
  const metal = scene.radial(ramp('#fffbe8', '#f3cd6a', '#8a5410', '#5a3408'), upperLeftLight);
  scene.add(
    ellipse(x + size * 0.2, y + size * 0.1, size * 0.8, size * 0.34, {
      fill: '#000',
      opacity: 0.5,
      filter: scene.blur(6),
    }),
    ellipse(x, y, size * 0.62, size * 0.27, { fill: metal, stroke: '#4a2804', strokeWidth: 1.5 }),
    path(
      `M${x - size * 0.42} ${y - 2}Q${x - size * 0.1} ${y - size * 0.4} ${x - size * 0.12} ${y - size * 0.86}H${x + size * 0.12}Q${x + size * 0.1} ${y - size * 0.4} ${x + size * 0.42} ${y - 2}Z`,
      { fill: metal },
    ),
    circle(x, y - size, size * 0.27, { fill: metal }),
    ellipse(x - size * 0.1, y - size * 1.1, size * 0.08, size * 0.05, { fill: '#fff' }, -30),
  );
}

/** Draws the printed numbers running away from the viewer, with stakes and the marker on them. */
export function drawLayout(scene: Scene, { light, accent, hue }: TablePalette): void {
  for (let row = rows; row >= 0; row--)
    for (let column = 0; column < 3; column++) {
      const printed = scene.mirrored ? 2 - column : column;
      drawField(scene, column, row, Math.min(36, row * 3 + printed + 1));
    }
  scene.glow(300, -20, 420, oklch(0.9, 0.1, light), 0.75, 260);
  const [column, row] = [scene.whole(0, 2), scene.whole(1, 2)];
  const winning = see(column + 0.5, row + 0.5);
  scene.glow(...winning, 190, oklch(0.93, 0.12, light), 0.85);
  const others = [0, 1, 2].filter((each) => each !== column);
  drawChipStack(scene, ...see((others[0] ?? 0) + 0.5, 3), scene.whole(4, 8), 38, [accent, 72]);
  drawChipStack(scene, ...see((others[1] ?? 2) + 0.5, 1.6), scene.whole(3, 6), 52, [hue + 120, accent]);
  drawMarker(scene, winning, 96);
  drawChipStack(scene, ...see((others[0] ?? 0) + 0.5, 0.5), scene.whole(2, 5), 68, [72, accent]);
  scene.spark(winning[0] - 12, winning[1] - 106, 56);
}
