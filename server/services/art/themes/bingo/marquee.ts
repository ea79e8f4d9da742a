import { oklch } from '../../kit/colour.ts';
import { across, diagonal, upperLeftLight } from '../../kit/paint.ts';
import { ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, path, rectangle } from '../../kit/shapes.ts';
import { drawBall } from '../../props/ball.ts';
import { gold } from '../../props/gold.ts';
import type { BingoPalette } from './hall.ts';
import { startCalling } from './hall.ts';

const arch = (half: number) => `M${300 - half} 570V290A${half} ${half} 0 0 1 ${300 + half} 290V570Z`;

function drawCurtain(scene: Scene, hue: number): void {
  const folds = scene.whole(11, 15);
  const width = 400 / folds;
  scene.add(`<g clip-path="${scene.clip(path(arch(190), {}))}">`);
  for (let fold = 0; fold < folds; fold++) {
    const lit = 0.3 + 0.26 * Math.sin((fold / (folds - 1)) * Math.PI);
    const cloth = scene.linear(
      ramp(
        oklch(lit * 0.45, 0.08, hue),
        oklch(lit + 0.12, 0.17, hue),
        oklch(lit * 0.7, 0.13, hue),
        oklch(lit * 0.4, 0.07, hue),
      ),
      across,
    );
    scene.add(rectangle(100 + fold * width, 80, width + 1, 500, { fill: cloth }));
  }
  const pool = scene.radial([[0, '#000', 0] as const, [0.55, '#000', 0.05] as const, [1, '#000', 0.6] as const]);
  scene.add(rectangle(100, 80, 400, 500, { fill: pool }), '</g>');
}

function drawBulbs(scene: Scene, hue: number, count: number): void {
  const bulb = scene.radial(ramp('#fffdf0', '#ffe7a0', oklch(0.75, 0.16, 65)), upperLeftLight);
  const straight = 250;
  const reach = 213;
  const total = straight * 2 + Math.PI * reach;
  for (let index = 0; index < count; index++) {
    const along = ((index + 0.5) / count) * total;
    const bend = (along - straight) / reach;
    const [x, y] =
      along < straight
        ? [300 - reach, 548 - along]
        : along > total - straight
          ? [300 + reach, 548 - (total - along)]
          : [300 - Math.cos(bend) * reach, 290 - Math.sin(bend) * reach];
    scene.glow(x, y, 40, oklch(0.86, 0.13, hue), 0.7);
    scene.add(circle(x, y, 9.5, { fill: bulb }));
  }
}

/** Draws a ball on a stage under an arch of lamps. */
export function drawMarquee(scene: Scene, { hue, balls }: BingoPalette): void {
  const call = startCalling(scene);
  const curtain = balls[3];
  scene.add(
    path(arch(238), { fill: '#000', opacity: 0.55, filter: scene.blur(18), transform: 'translate(0 16)' }),
    path(arch(238), { fill: gold(scene, diagonal) }),
    path(arch(230), { fill: scene.linear(ramp(oklch(0.42, 0.13, hue), oklch(0.24, 0.09, hue))) }),
    path(arch(196), { fill: gold(scene, diagonal) }),
  );
  drawCurtain(scene, curtain);
  scene.glow(300, 300, 210, oklch(0.95, 0.08, balls[1]), 0.75);
  drawBulbs(scene, 80, scene.whole(21, 27));
  const step = scene.linear(ramp('#fff6dc', '#d9a441', '#8a5410'));
  scene.add(
    rectangle(96, 548, 408, 34, { fill: step }, 8),
    ellipse(300, 516, 128, 26, { fill: step }),
    ellipse(300, 508, 128, 24, { fill: gold(scene, across) }),
  );
  scene.groundShadow(300, 506, 90, 14, 0.6);
  for (const side of [-1, 1])
    drawBall(scene, 300 + side * 132, 502, scene.around(42, 6), side < 0 ? balls[1] : balls[2], {
      number: call(),
      turn: side * 14,
    });
  const radius = scene.around(126, 8);
  drawBall(scene, 300, 500 - radius, radius, balls[0], { number: call(), turn: scene.around(0, 9) });
  scene.spark(300 - radius * 0.48, 500 - radius * 1.6, 66);
}
