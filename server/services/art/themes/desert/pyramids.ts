import { oklch } from '../../kit/colour.ts';
import { ramp } from '../../kit/paint.ts';
import { round } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, line, path } from '../../kit/shapes.ts';
import type { DesertPalette } from './land.ts';

interface Pyramid {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly height: number;
  readonly lit: string;
  readonly shaded: string;
}

function drawPyramid(scene: Scene, { x, y, reach, height, lit, shaded }: Pyramid): void {
  const top = `M${round(x)} ${round(y - height)}`;
  const corner = `L${round(x + reach * 0.12)} ${round(y + 14)}Z`;
  let courses = '';
  for (let course = 1; course < 12; course++) {
    const share = course / 12;
    const courseY = round(y - height + height * share);
    courses += `M${round(x - reach * 0.75 * share)} ${courseY}L${round(x + reach * 0.12 * share)} ${round(courseY + 14 * share)}L${round(x + reach * share)} ${courseY}`;
  }
  scene.add(
    path(`${top}L${round(x + reach)} ${round(y)}${corner}`, { fill: shaded }),
    path(`${top}L${round(x - reach * 0.75)} ${round(y)}${corner}`, { fill: lit }),
    line(courses, { stroke: '#2a1405', strokeOpacity: 0.22, strokeWidth: 2 }),
  );
}

function drawSunOrMoon(scene: Scene, x: number, y: number, night: boolean): void {
  scene.glow(x, y, 420, night ? oklch(0.9, 0.05, 240) : oklch(0.97, 0.1, 80), 0.95);
  const fill = night
    ? scene.radial(ramp('#fff', oklch(0.86, 0.03, 240)))
    : scene.linear(ramp('#fffbe6', oklch(0.85, 0.16, 70)));
  scene.add(circle(x, y, night ? scene.around(62, 12) : scene.around(108, 14), { fill }));
}

function drawCaravan(scene: Scene): void {
  const camel = (x: number, y: number) =>
    `M${x} ${y}l3 -20q4 -8 10 -9q5 -13 12 0q8 0 10 5l7 -13q1 -4 6 -4l5 3l-6 4l-7 19l1 16h-3l-3 -15h-14l-3 15h-3l-2 -14l-5 14Z`;
  const count = scene.whole(3, 5);
  const camels = Array.from({ length: count }, (_, index) => camel(80 + index * 58, 606 + index * 5)).join('');
  scene.add(group({ fill: '#2a1206', transform: `translate(${round(scene.around(30, 30))} -8)` }, path(camels, {})));
}

/** Draws three pyramids, one with a shining cap, and a caravan on the dune before them. */
export function drawPyramids(scene: Scene, { sand, night }: DesertPalette): void {
  const stone = (lightness: number, chroma: number, turn: number) => oklch(lightness, chroma, sand + turn);
  const peakX = scene.around(285, 20);
  drawSunOrMoon(scene, night ? scene.around(420, 40) : scene.around(300, 70), scene.around(205, 16), night);
  drawPyramid(scene, {
    x: scene.around(500, 20),
    y: 520,
    reach: 150,
    height: scene.around(160, 24),
    lit: scene.linear(ramp(stone(0.82, 0.1, 0), stone(0.66, 0.1, -10))),
    shaded: stone(0.5, 0.1, -25),
  });
  drawPyramid(scene, {
    x: scene.around(90, 20),
    y: 530,
    reach: 140,
    height: scene.around(130, 24),
    lit: stone(0.76, 0.1, 0),
    shaded: stone(0.55, 0.1, -20),
  });
  scene.dune(520, 14, { fill: scene.linear(ramp(stone(0.8, 0.11, 0), stone(0.5, 0.12, -16))) }, { phase: 1, waves: 1 });
  drawPyramid(scene, {
    x: peakX,
    y: 590,
    reach: 270,
    height: 330,
    lit: scene.linear(ramp(stone(0.94, 0.09, 14), stone(0.66, 0.12, -4))),
    shaded: scene.linear(ramp(stone(0.5, 0.11, -22), stone(0.3, 0.09, -32))),
  });
  const capX = round(peakX);
  scene.add(path(`M${capX} 260L${capX + 33} 300L${capX + 5} 304L${capX - 24} 292Z`, { fill: '#fff6cf' }));
  scene.spark(peakX, 262, 72, oklch(0.97, 0.1, 85));
  const near = scene.between(0, 1);
  scene.dune(
    590,
    22,
    { fill: scene.linear(ramp(stone(0.72, 0.13, -6), stone(0.34, 0.1, -22))) },
    { phase: 2 + near, waves: 1.3 },
  );
  scene.dune(
    650,
    26,
    { fill: scene.linear(ramp(stone(0.5, 0.12, -14), stone(0.2, 0.07, -26))) },
    { phase: near, waves: 1.1 },
  );
  drawCaravan(scene);
}
