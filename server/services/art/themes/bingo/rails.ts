import { oklch } from '../../kit/colour.ts';
import type { Point } from '../../kit/path.ts';
import { polygon } from '../../kit/path.ts';
import { stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { ellipse, path } from '../../kit/shapes.ts';
import { drawBall } from '../../props/ball.ts';
import type { BingoPalette } from './hall.ts';
import { startCalling } from './hall.ts';

/** Where a ball is on its way: `x`, `y` its centre. */
interface Station {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** The run winds from far above to the viewer's feet; `along` runs from 0 (far) to 1 (near). */
const runFor =
  (sway: number) =>
  (along: number): Station => {
    const near = along ** 1.7;
    return {
      x: 300 + Math.sin(along * Math.PI * 1.7 + 0.9) * sway * (1 - along * 0.45),
      y: 74 + near * 332,
      radius: 10 + near * 122,
    };
  };

function drawRail(scene: Scene, run: (along: number) => Station, side: number): void {
  const [outer, inner]: [Point[], Point[]] = [[], []];
  for (let step = 0; step <= 60; step++) {
    const { x, y, radius } = run((step / 60) * 1.25);
    outer.push([x + side * radius * 0.72, y + radius * 0.86]);
    inner.push([x + side * radius * 0.52, y + radius * 0.92]);
  }
  const brass = scene.linearOnCanvas(
    stops([0, oklch(0.5, 0.09, 70), 0.3], [0.25, '#f0c24e'], [0.55, '#fff3c4'], [0.75, '#a9711c'], [1, '#f3cd6a']),
    [0, 80, 0, 640],
  );
  scene.add(path(polygon([...outer, ...inner.reverse()]), { fill: brass, stroke: '#4a2804', strokeWidth: 1 }));
}

/** Draws balls that roll down a winding pair of brass rails, from far above to the front. */
export function drawRails(scene: Scene, { hue, balls }: BingoPalette): void {
  const call = startCalling(scene);
  const run = runFor(scene.between(215, 250) * scene.pick([-1, 1]));
  const shift = scene.between(0, 0.06);
  scene.glow(300, 120, 300, oklch(0.95, 0.1, balls[1]), 0.8);
  drawRail(scene, run, -1);
  drawRail(scene, run, 1);
  const stations = [0.07, 0.25, 0.41, 0.56, 0.74, 1];
  const start = scene.whole(0, 3);
  for (const [index, station] of stations.entries()) {
    const last = index === stations.length - 1;
    const { x, y, radius } = run(last ? 1 : station - shift);
    const colour = last ? balls[0] : (balls[(start + index) % 4] ?? balls[1]);
    scene.add(
      ellipse(x, y + radius * 0.94, radius * 0.8, radius * 0.2, {
        fill: oklch(0.1, 0.04, hue),
        opacity: 0.5,
        filter: scene.blur(6),
      }),
    );
    const turn = last ? scene.around(0, 10) : scene.around(0, 40);
    drawBall(scene, x, y, radius, colour, { number: call(), turn, blur: index < 2 ? 1.4 - index * 0.5 : 0 });
  }
  const hero = run(1);
  scene.spark(hero.x - hero.radius * 0.46, hero.y - hero.radius * 0.58, 74);
}
