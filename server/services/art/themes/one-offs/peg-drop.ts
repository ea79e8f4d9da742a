import { oklch } from '../../kit/colour.ts';
import { upperLeftLight } from '../../kit/paint.ts';
import type { Point } from '../../kit/path.ts';
import { smoothCurve } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, line, path, rectangle } from '../../kit/shapes.ts';
import type { StagePalette } from './stage.ts';

const rows = 9;
const peg = (row: number, index: number): Point => [300 + (index - (row + 2) / 2) * 54, 112 + row * 46];
const prizes = ['25', '9', '4', '1', '½', '1', '4', '9', '25'];

function drawPegs(scene: Scene, { hue, accents: [first] }: StagePalette): void {
  const steel = scene.radial(
    stops([0, '#fff'], [0.6, oklch(0.9, 0.05, hue)], [1, oklch(0.5, 0.1, hue)]),
    upperLeftLight,
  );
  for (let row = 0; row < rows; row++)
    for (let index = 0; index <= row + 2; index++) {
      const place = peg(row, index);
      scene.glow(...place, 22, oklch(0.8, 0.14, first), 0.5);
      scene.add(circle(...place, 8, { fill: steel }));
    }
}

/** A ball's way down, from gap to gap, one peg to the left or to the right each time. */
function fall(scene: Scene, last: number): Point[] {
  const way: Point[] = [[scene.around(300, 8), 36]];
  let column = 1;
  for (let row = 0; row <= last; row++) {
    const [x, y] = peg(row, column);
    way.push([x + 27 + scene.around(0, 4), y - 6]);
    column += scene.whole(0, 1);
  }
  const [x, y] = peg(last, column);
  way.push([x, y + 22]);
  return way;
}

function drawBallAndTrail(scene: Scene, hue: number, way: readonly Point[]): void {
  const trail = smoothCurve(way);
  const [x, y] = way.at(-1) ?? [300, 300];
  const ball = stops(
    [0, '#fff'],
    [0.35, oklch(0.86, 0.15, hue)],
    [0.8, oklch(0.6, 0.19, hue - 15)],
    [1, oklch(0.35, 0.13, hue - 15)],
  );
  scene.add(
    line(trail, { stroke: oklch(0.85, 0.17, hue), strokeWidth: 16, opacity: 0.5, filter: scene.blur(7) }),
    line(trail, { stroke: scene.linear(stops([0, oklch(0.95, 0.1, hue), 0], [1, '#fff'])), strokeWidth: 5 }),
  );
  scene.glow(x, y, 70, oklch(0.85, 0.17, hue), 0.95);
  scene.add(circle(x, y, 21, { fill: scene.radial(ball, upperLeftLight) }));
}

/** Draws a triangle of pegs, two balls on their way down to the prizes. */
export function drawPegDrop(scene: Scene, palette: StagePalette): void {
  const { accents } = palette;
  scene.glow(300, 120, 330, oklch(0.85, 0.15, accents[0]), 0.75);
  scene.rays(300, -60, 9, 760, oklch(0.95, 0.08, accents[0]), { from: 60, to: 120, softness: 8 });
  drawPegs(scene, palette);
  drawBallAndTrail(scene, accents[2], fall(scene, scene.whole(3, 5)));
  drawBallAndTrail(scene, accents[0], fall(scene, scene.whole(6, 8)));
  for (const [index, prize] of prizes.entries()) {
    const x = 300 + (index - 4) * 62;
    const hue = 90 - (65 * Math.abs(index - 4)) / 4;
    const fill = scene.linear(ramp(oklch(0.84, 0.16, hue), oklch(0.56, 0.18, hue - 12)));
    scene.add(
      rectangle(x - 28, 542, 56, 46, { fill, stroke: '#fff', strokeOpacity: 0.6, strokeWidth: 1.6 }, 9),
      path(scene.readable(prize, 'bowlby-one', x, 565, 19), { fill: '#1a0a20' }),
    );
  }
}
