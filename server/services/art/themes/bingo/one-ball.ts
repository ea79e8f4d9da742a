import { oklch } from '../../kit/colour.ts';
import type { Scene } from '../../kit/scene.ts';
import { drawBall } from '../../props/ball.ts';
import type { BingoPalette } from './hall.ts';
import { startCalling } from './hall.ts';

/** Balls behind the hero: place, radius, which colour, blur. */
const distant = [
  [70, 110, 44, 1, 3],
  [520, 90, 54, 2, 2.5],
  [560, 330, 40, 3, 3],
  [40, 360, 50, 2, 2.5],
  [150, 80, 30, 3, 4],
  [410, 60, 26, 1, 4.5],
] as const;

/** Draws one huge ball, two at its feet, others far behind. */
export function drawOneBall(scene: Scene, { balls }: BingoPalette): void {
  const call = startCalling(scene);
  scene.glow(300, 310, 330, oklch(0.92, 0.1, balls[1]), 0.7);
  for (const [x, y, radius, colour, blur] of distant) {
    const place = [scene.around(x, 20), scene.around(y, 20), radius * scene.between(0.85, 1.15)] as const;
    drawBall(scene, ...place, balls[colour], { number: call(), turn: scene.around(0, 25), blur });
  }
  const radius = scene.around(180, 10);
  scene.groundShadow(300, 556, radius, 28, 0.5);
  drawBall(scene, scene.around(128, 14), 470, scene.around(80, 10), balls[2], { number: call(), turn: -14 });
  drawBall(scene, scene.around(474, 14), 478, scene.around(76, 8), balls[3], { number: call(), turn: 12 });
  drawBall(scene, 300, 322, radius, balls[0], { number: call(), turn: scene.around(0, 10) });
  scene.spark(300 - radius * 0.47, 322 - radius * 0.6, 80);
}
