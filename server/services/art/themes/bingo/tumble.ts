import type { Scene } from '../../kit/scene.ts';
import { drawBall } from '../../props/ball.ts';
import type { BingoPalette } from './hall.ts';
import { startCalling } from './hall.ts';

interface FallingBall {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** 0 is far and out of focus, 1 is near. */
  readonly nearness: number;
}

function scatterBalls(scene: Scene, count: number): FallingBall[] {
  const scattered = Array.from({ length: count }, () => {
    const [x, y, nearness] = [scene.between(-20, 620), scene.between(-10, 640), scene.random()];
    return { x, y, nearness, radius: 26 + nearness ** 2 * 92 };
  }).sort((a, b) => a.nearness - b.nearness);
  const visible: FallingBall[] = [];
  for (const ball of scattered) {
    const isHidden = visible.some((other) => {
      const distance = Math.hypot(other.x - ball.x, other.y - ball.y);
      return distance < (other.radius + ball.radius) * 0.78;
    });
    if (!isHidden) visible.push(ball);
  }
  return visible;
}

/** Draws a fall of balls with depth: the far ones blurred, three in front in focus. */
export function drawTumble(scene: Scene, { balls }: BingoPalette): void {
  const call = startCalling(scene);
  for (const { x, y, radius, nearness } of scatterBalls(scene, scene.whole(30, 40))) {
    const blur = nearness < 0.45 ? 3 - nearness * 4 : 0;
    drawBall(scene, x, y, radius, scene.pick(balls), { number: call(), turn: scene.around(0, 30), blur });
  }
  const heroX = scene.around(300, 14);
  drawBall(scene, heroX, 300, scene.around(144, 8), balls[0], { number: call(), turn: scene.around(6, 8) });
  drawBall(scene, scene.around(470, 14), 456, scene.around(96, 8), balls[1], { number: call(), turn: -16 });
  drawBall(scene, scene.around(140, 14), 470, scene.around(104, 8), balls[2], { number: call(), turn: 14 });
  scene.spark(heroX - 64, 214, 70);
}
