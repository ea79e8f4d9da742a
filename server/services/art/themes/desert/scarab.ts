import { oklch } from '../../kit/colour.ts';
import { ramp } from '../../kit/paint.ts';
import { polar, polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, line, path } from '../../kit/shapes.ts';
import { gold } from '../../props/gold.ts';
import { leaf } from '../../props/leaf.ts';
import type { DesertPalette } from './land.ts';

const [centreX, centreY] = [300, 320];

function drawGround(scene: Scene, cloth: number): void {
  scene.background(
    scene.radial(
      [
        [0, oklch(0.5, 0.13, cloth)],
        [0.55, oklch(0.26, 0.1, cloth + 8)],
        [1, oklch(0.1, 0.05, cloth + 20)],
      ],
      [0.5, 0.4, 0.75],
    ),
  );
  scene.rays(centreX, centreY, 20, 720, oklch(0.9, 0.11, 85), { opacity: 0.26, softness: 4 });
}

function drawRing(scene: Scene, teeth: number): void {
  const half = 1.92 / teeth;
  let rays = '';
  for (let tooth = 0; tooth < teeth; tooth++) {
    const angle = (tooth / teeth) * Math.PI * 2;
    const at = (reach: number, turn: number) => polar(centreX, centreY, reach, angle + turn);
    rays += polygon([at(262, -half), at(262, half), at(286, 0)]);
  }
  scene.add(
    path(rays, { fill: oklch(0.8, 0.13, 82), opacity: 0.85 }),
    circle(centreX, centreY, 252, { fill: 'none', stroke: gold(scene), strokeWidth: 9 }),
    circle(centreX, centreY, 236, { fill: 'none', stroke: gold(scene), strokeWidth: 2.5 }),
  );
  scene.glow(centreX, centreY, 260, oklch(0.88, 0.14, 80), 0.8);
}

function drawWings(scene: Scene, cloth: number, lowest: number): void {
  const enamel = scene.linear(ramp(oklch(0.72, 0.13, cloth - 12), oklch(0.36, 0.13, cloth + 3)));
  const carnelian = scene.linear(ramp(oklch(0.75, 0.18, 35), oklch(0.42, 0.16, 25)));
  const rows = [
    { length: 232, fill: gold(scene) },
    { length: 168, fill: enamel },
    { length: 108, fill: carnelian },
  ];
  scene.add(
    group(
      { filter: scene.blur(26), opacity: 0.5, transform: 'translate(0 22)' },
      ellipse(centreX, 345, 170, 120, { fill: '#000' }),
    ),
  );
  for (const side of [1, -1])
    for (const [row, { length, fill }] of rows.entries())
      for (let feather = 0; feather < 9; feather++) {
        const raised = lowest + feather * 0.155 + row * 0.02;
        const angle = side > 0 ? raised : Math.PI - raised;
        const { outline } = leaf(centreX + side * 26, 330, length * (1 - 0.03 * Math.abs(feather - 4)), angle, 0.075);
        scene.add(path(outline, { fill, stroke: '#4a2a07', strokeWidth: 2 }));
      }
}

function drawSun(scene: Scene): void {
  const fire = scene.radial(
    [
      [0, '#ffe7c0'],
      [0.5, oklch(0.66, 0.2, 35)],
      [1, oklch(0.36, 0.16, 25)],
    ],
    [0.5, 0.5, 0.55, 0.36, 0.3],
  );
  scene.add(
    circle(centreX, 190, 50, { fill: fire, stroke: gold(scene), strokeWidth: 9 }),
    ellipse(282, 172, 14, 8, { fill: '#fff', opacity: 0.8 }, -30),
  );
}

function drawBeetle(scene: Scene, cloth: number): void {
  const claws = 'M262 262C236 240 240 214 252 206M338 262C364 240 360 214 348 206';
  const legs =
    'M246 402C226 430 236 452 258 462M354 402C374 430 364 452 342 462M240 350C214 356 204 376 212 396M360 350C386 356 396 376 388 396';
  const shell = scene.radial(
    [
      [0, oklch(0.85, 0.1, cloth - 20)],
      [0.45, oklch(0.52, 0.14, cloth)],
      [1, oklch(0.22, 0.1, cloth + 12)],
    ],
    [0.5, 0.5, 0.62, 0.36, 0.25],
  );
  scene.add(
    line(claws, { stroke: gold(scene), strokeWidth: 10, strokeLinecap: 'round' }),
    line(legs, { stroke: '#d9a53c', strokeWidth: 9, strokeLinecap: 'round' }),
    path('M300 238C352 238 362 268 358 296C374 330 372 440 300 470C228 440 226 330 242 296C238 268 248 238 300 238Z', {
      fill: shell,
      stroke: gold(scene),
      strokeWidth: 8,
    }),
    line('M244 300Q300 326 356 300M300 312V468M262 262Q300 284 338 262', { stroke: '#f3cf74', strokeWidth: 5 }),
    ellipse(268, 345, 12, 42, { fill: '#fff', opacity: 0.35 }, 10),
  );
  scene.spark(262, 255, 46);
}

/** Draws a winged scarab as a medallion of gold and enamel. */
export function drawScarab(scene: Scene, { cloth }: DesertPalette): void {
  drawGround(scene, cloth);
  drawRing(scene, scene.pick([32, 36, 40]));
  drawWings(scene, cloth, scene.around(-1.18, 0.08));
  drawSun(scene);
  drawBeetle(scene, cloth);
}
