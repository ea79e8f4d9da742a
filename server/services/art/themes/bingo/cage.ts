import { oklch } from '../../kit/colour.ts';
import { across, diagonal } from '../../kit/paint.ts';
import { circlePath } from '../../kit/path.ts';
import { fade } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, line, path, rectangle } from '../../kit/shapes.ts';
import { drawBall } from '../../props/ball.ts';
import { gold, roundMetal } from '../../props/gold.ts';
import type { BingoPalette } from './hall.ts';
import { startCalling } from './hall.ts';

const centreX = 300;
const centreY = 276;
const radius = 186;

/** Hoops round the axle, seen a little from the side: the left half lies behind the balls, the right half before. */
function hoops(near: boolean): string {
  let data = '';
  for (let hoop = -2; hoop <= 2; hoop++) {
    const x = centreX + (hoop / 2.7) * radius;
    const reach = Math.sqrt(radius ** 2 - (x - centreX) ** 2);
    data += `M${x} ${centreY - reach}A${reach * 0.2} ${reach} 0 0 ${near ? 1 : 0} ${x} ${centreY + reach}`;
  }
  return data;
}

/** Wires from one end of the axle to the other. */
function wires(near: boolean): string {
  const heights = near ? [-0.7, -0.25, 0.25, 0.7] : [-0.5, 0, 0.5];
  return heights
    .map((share) => {
      const bow = Math.abs(share) * radius;
      const [left, right] = [centreX - radius, centreX + radius];
      return `M${left} ${centreY}A${radius} ${bow} 0 0 ${share < 0 ? 1 : 0} ${right} ${centreY}`;
    })
    .join('');
}

function drawStand(scene: Scene, hue: number): void {
  const brass = gold(scene, across);
  scene.groundShadow(centreX, 560, 240, 26, 0.6);
  scene.add(
    path('M82 548L96 276H112L134 548ZM518 548L504 276H488L466 548Z', { fill: brass }),
    rectangle(56, 536, 488, 30, { fill: gold(scene) }, 10),
    rectangle(56, 548, 488, 8, { fill: oklch(0.28, 0.09, hue), opacity: 0.85 }),
    path('M504 268H560V330H576V346H544V284H504Z', { fill: brass }),
    circle(560, 352, 24, { fill: roundMetal(scene, 25, 0.15) }),
  );
}

function drawHeap(scene: Scene, { balls }: BingoPalette, call: () => number): void {
  const inside = scene.clip(path(circlePath(centreX, centreY, radius - 6), {}));
  scene.add(`<g clip-path="${inside}">`);
  for (let ball = 0; ball < 3; ball++) {
    const [x, y] = [scene.around(centreX, 120), scene.around(centreY - 60, 70)];
    drawBall(scene, x, y, scene.between(32, 40), scene.pick(balls), { number: call(), turn: scene.around(0, 60) });
  }
  for (let row = 0; row < 3; row++) {
    const y = centreY + 44 + row * 64;
    for (let x = centreX - 150 + (row % 2) * 46; x <= centreX + 160; x += 96)
      drawBall(scene, scene.around(x, 8), scene.around(y, 6), scene.around(52, 3), scene.pick(balls), {
        number: call(),
        turn: scene.around(0, 50),
      });
  }
  scene.add('</g>');
}

/** Draws a brass cage of balls on its stand, one ball already out. */
export function drawCage(scene: Scene, palette: BingoPalette): void {
  const { hue, balls } = palette;
  const call = startCalling(scene);
  scene.glow(centreX, centreY, 330, oklch(0.93, 0.1, balls[1]), 0.75);
  drawStand(scene, hue);
  const inner = scene.radial([[0, oklch(0.32, 0.1, hue), 0.3] as const, [1, oklch(0.14, 0.06, hue), 0.75] as const]);
  const back = { stroke: oklch(0.42, 0.08, 70), strokeWidth: 3 };
  scene.add(circle(centreX, centreY, radius, { fill: inner }), line(hoops(false) + wires(false), back));
  drawHeap(scene, palette, call);
  const brass = gold(scene, diagonal);
  scene.add(
    line(hoops(true) + wires(true), { stroke: '#3a2206', strokeWidth: 7, opacity: 0.4 }),
    line(hoops(true) + wires(true), { stroke: brass, strokeWidth: 4.5 }),
    line(circlePath(centreX, centreY, radius), { stroke: brass, strokeWidth: 10 }),
    circle(centreX - radius, centreY, 20, { fill: roundMetal(scene, 85) }),
    circle(centreX + radius, centreY, 20, { fill: roundMetal(scene, 85) }),
    group({ opacity: 0.5 }, ellipse(236, 168, 92, 44, { fill: scene.linear(fade('#fff', 0.5, 0)) }, -32)),
  );
  scene.groundShadow(300, 530, 66, 14, 0.55);
  drawBall(scene, scene.around(300, 40), 488, scene.around(62, 5), balls[0], { number: call(), turn: -8 });
  scene.spark(168, 146, 60);
}
