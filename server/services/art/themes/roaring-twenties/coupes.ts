import { across } from '../../kit/paint.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, line, path } from '../../kit/shapes.ts';
import { fanLines, gilt } from './salon.ts';

const bowl = 'M-70 0C-68 44 -40 62 -8 66L-5 130C-8 140 -40 140 -48 148H48C40 140 8 140 5 130L8 66C40 62 68 44 70 0Z';

/** Draws a glass by the middle of its rim. */
function drawCoupe(scene: Scene, x: number, y: number, size: number): void {
  const glass = scene.linear(
    stops([0, '#fff', 0.5], [0.3, '#fff', 0.14], [0.7, '#fff', 0.1], [1, '#fff', 0.42]),
    across,
  );
  const wine = scene.linear(ramp('#fff3b8', '#f2c14a', '#b4781c'));
  scene.add(
    group(
      { transform: `translate(${x} ${y}) scale(${size})` },
      path(bowl, { fill: glass, stroke: '#fff', strokeOpacity: 0.8, strokeWidth: 2 }),
      path('M-66 12C-62 44 -38 58 0 60C38 58 62 44 66 12Z', { fill: wine, opacity: 0.92 }),
      ellipse(0, 12, 66, 9, { fill: '#fff6cf' }),
      ellipse(0, 0, 70, 10, { fill: 'none', stroke: '#fff', strokeWidth: 2.4 }),
      line('M-54 22C-50 40 -36 50 -22 54', { stroke: '#fff', strokeWidth: 4, opacity: 0.8 }),
    ),
  );
}

/** Draws a tower of six champagne glasses before a fan of hairlines. */
export function drawCoupes(scene: Scene): void {
  scene.add(
    line(fanLines(300, 600, 560, scene.whole(20, 28), scene.whole(7, 10)), {
      stroke: gilt(scene),
      strokeWidth: 2.2,
      opacity: 0.5,
    }),
  );
  scene.glow(300, 260, 310, '#ffe3a0', 0.7);
  for (const x of [120, 300, 480]) drawCoupe(scene, x, 420, 1.15);
  for (const x of [210, 390]) drawCoupe(scene, x, 262, 1.12);
  drawCoupe(scene, 300, 108, 1.12);
  const bubbles = Array.from({ length: scene.whole(60, 84) }, () =>
    circle(scene.between(60, 540), scene.between(40, 560), 1 + scene.random() ** 2 * 5),
  );
  scene.add(
    group({ fill: '#fff2c2', fillOpacity: 0.4, stroke: '#fff', strokeOpacity: 0.8, strokeWidth: 1 }, ...bubbles),
  );
  scene.spark(252, 112, 56);
  scene.spark(scene.pick([450, 180]), 424, 44);
}
