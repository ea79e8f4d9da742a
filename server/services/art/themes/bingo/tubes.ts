import { oklch } from '../../kit/colour.ts';
import { across } from '../../kit/paint.ts';
import { stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { ellipse, path, rectangle } from '../../kit/shapes.ts';
import { drawBall } from '../../props/ball.ts';
import { gold } from '../../props/gold.ts';
import type { BingoPalette } from './hall.ts';
import { startCalling } from './hall.ts';

const foot = 548;

interface Tube {
  readonly x: number;
  readonly width: number;
  readonly top: number;
}

function drawBack(scene: Scene, { x, width, top }: Tube, hue: number): void {
  const half = width / 2;
  const glass = scene.linear(
    stops([0, '#fff', 0.34], [0.18, oklch(0.4, 0.1, hue), 0.25], [0.8, oklch(0.2, 0.08, hue), 0.35], [1, '#fff', 0.3]),
    across,
  );
  scene.add(
    path(`M${x - half} ${foot}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${foot}Z`, {
      fill: glass,
    }),
  );
}

function drawFront(scene: Scene, { x, width, top }: Tube): void {
  const half = width / 2;
  const rim = { fill: 'none', stroke: '#fff', strokeOpacity: 0.75, strokeWidth: 3 };
  const shine = scene.linear(stops([0, '#fff', 0.85], [0.6, '#fff', 0.25], [1, '#fff', 0.5]));
  scene.add(
    path(`M${x - half} ${foot}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${foot}`, rim),
    rectangle(x - half * 0.74, top + half * 0.9, width * 0.08, foot - top - half * 1.4, { fill: shine }, width * 0.04),
    rectangle(x + half * 0.68, top + half, width * 0.035, foot - top - half * 1.6, { fill: '#fff', opacity: 0.5 }, 2),
    ellipse(x - half * 0.3, top + half * 0.42, half * 0.34, half * 0.16, { fill: '#fff', opacity: 0.75 }, -28),
    rectangle(x - half - 10, foot - 26, width + 20, 34, { fill: gold(scene, across) }, 8),
    rectangle(x - half - 10, foot - 22, width + 20, 3, { fill: '#fff', opacity: 0.6 }),
  );
}

/** Draws the drawn balls stacked in three glass tubes, the middle one the highest. */
export function drawTubes(scene: Scene, { hue, balls }: BingoPalette): void {
  const call = startCalling(scene);
  const tubes: readonly Tube[] = [
    { x: 114, width: 132, top: scene.around(150, 26) },
    { x: 486, width: 132, top: scene.around(190, 26) },
    { x: 300, width: 154, top: scene.around(80, 16) },
  ];
  scene.glow(300, 270, 340, oklch(0.93, 0.1, balls[1]), 0.75);
  scene.groundShadow(300, 566, 280, 26, 0.65);
  const start = scene.whole(0, 3);
  for (const [index, tube] of tubes.entries()) {
    drawBack(scene, tube, hue);
    const radius = tube.width / 2 - 7;
    let y = foot - 26 - radius;
    for (let ball = 0; y > tube.top + radius + 4; ball++, y -= radius * 1.94) {
      const colour = balls[(start + index + ball) % 4] ?? balls[0];
      drawBall(scene, tube.x, y, radius, colour, { number: call(), turn: scene.around(0, 26) });
    }
    drawFront(scene, tube);
  }
  scene.add(rectangle(30, foot + 2, 540, 26, { fill: gold(scene) }, 8));
  scene.spark(246, tubes[2]?.top ?? 60, 60);
}
