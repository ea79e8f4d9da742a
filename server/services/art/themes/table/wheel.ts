import { diagonal } from '../../kit/paint.ts';
import { polar } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, path } from '../../kit/shapes.ts';
import { gold } from '../../props/gold.ts';
import type { Ring } from './wheel-parts.ts';
import { drawCone, drawIvoryBall, drawPockets, drawTurret, pocketAngle } from './wheel-parts.ts';

/** Draws a roulette wheel from straight above, the ball in a pocket. */
export function drawWheel(scene: Scene): void {
  const [x, y] = [300, 310];
  const ring: Ring = { x, y, outer: 206, inner: 128, turn: scene.between(0, Math.PI * 2) };
  const rim = stops([0, '#6b3a18'], [0.8, '#8a4d20'], [0.92, '#4a240c'], [1, '#241005']);
  scene.add(
    ellipse(x, y + 30, 262, 256, { fill: '#000', opacity: 0.65, filter: scene.blur(22) }),
    circle(x, y, 258, { fill: scene.radial(rim) }),
    circle(x, y, 250, { fill: 'none', stroke: gold(scene, diagonal), strokeWidth: 3 }),
    circle(x, y, 214, { fill: scene.linear(ramp('#a5652c', '#5c2f11', '#2c1406'), diagonal) }),
  );
  drawPockets(scene, ring);
  drawCone(scene, ring);
  drawTurret(scene, x, y, 92, scene.between(0, 90));
  const sheen = 'M104 240A208 208 0 0 1 360 110L338 190A126 126 0 0 0 182 268Z';
  scene.add(path(sheen, { fill: '#fff', opacity: 0.16 }));
  // In the front right, where the sheen is not.
  const nearest = Math.round((-ring.turn + scene.between(-0.5, 1.2)) / ((Math.PI * 2) / 37));
  drawIvoryBall(scene, ...polar(x, y, 151, pocketAngle(ring, nearest)), 14);
  scene.spark(150, 140, 50);
}
