import { oklch } from '../../kit/colour.ts';
import { diagonal, ramp } from '../../kit/paint.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, path, rectangle } from '../../kit/shapes.ts';
import { gold } from '../../props/gold.ts';
import type { DesertPalette } from './land.ts';

const reliefs = [
  (x: number, y: number) => `M${x} ${y}h22v34h-22Z`,
  (x: number, y: number) => `M${x - 1} ${y + 16}a13 13 0 1 1 26 0a13 13 0 1 1 -26 0Z`,
  (x: number, y: number) => `M${x} ${y + 34}L${x + 12} ${y}L${x + 24} ${y + 34}Z`,
  (x: number, y: number) => `M${x} ${y + 8}q12 -18 24 0v22q-12 10 -24 0Z`,
] as const;

function drawPylons(scene: Scene, stone: (lightness: number) => string): void {
  scene.add(
    path('M-30 640L10 190L232 190L262 640Z', { fill: scene.linear(ramp(stone(0.74), stone(0.4)), [1, 0, 0, 1]) }),
    path('M338 640L368 190L590 190L630 640Z', { fill: scene.linear(ramp(stone(0.8), stone(0.36)), diagonal) }),
    path('M-6 190H238L246 160H-14ZM362 190H606L614 160H354Z', { fill: stone(0.84) }),
    path('M-6 190H238v10H-6ZM362 190H606v10H362Z', { fill: stone(0.3) }),
  );
  const order = scene.whole(0, 3);
  let marks = '';
  for (const left of [24, 388])
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < 5; column++) {
        const relief = reliefs[(row * 5 + column + order) % reliefs.length] ?? reliefs[0];
        marks += relief(Math.round(left + column * 40.4), 232 + row * 78);
      }
  scene.add(
    path(marks, { fill: stone(0.26), opacity: 0.38 }),
    path(marks, { fill: stone(0.93), opacity: 0.3, transform: 'translate(1.5 2.5)' }),
  );
}

function drawDoor(scene: Scene, stone: (lightness: number) => string, light: number): void {
  const outer = ramp(
    oklch(0.3, 0.09, light - 30),
    oklch(0.5, 0.13, light - 22),
    oklch(0.8, 0.15, light - 5),
    oklch(0.97, 0.09, light + 10),
  );
  const inner = ramp(
    oklch(0.2, 0.07, light - 35),
    oklch(0.46, 0.13, light - 25),
    oklch(0.86, 0.15, light),
    oklch(0.99, 0.06, light + 15),
  );
  scene.add(
    path('M246 640V236H354V640Z', { fill: scene.linear(outer) }),
    path('M262 640V262H338V640Z', { fill: scene.linear(inner) }),
    path('M232 236H368L376 204H224Z', { fill: stone(0.66) }),
  );
  for (const [x, litFromLeft] of [
    [206, false],
    [352, true],
  ] as const) {
    for (let flute = 0; flute < 5; flute++)
      scene.add(
        rectangle(x + flute * 8.4, 240, 9, 380, {
          fill: stone(litFromLeft ? 0.94 - 0.13 * flute : 0.42 + 0.13 * flute),
        }),
      );
    scene.add(
      path(`M${x - 8} 240h58l-8 -26h-42Z`, { fill: stone(0.9) }),
      path(`M${x - 8} 240h58v7h-58Z`, { fill: stone(0.34) }),
    );
  }
  scene.glow(300, 560, 190, oklch(0.95, 0.13, light), 0.95, 200);
}

function drawSunDisc(scene: Scene, radius: number): void {
  const enamel = scene.radial(
    [
      [0, '#fff7d6'],
      [0.6, oklch(0.78, 0.17, 60)],
      [1, oklch(0.5, 0.17, 40)],
    ],
    [0.5, 0.5, 0.55, 0.4, 0.3],
  );
  const wing =
    'M246 190C190 150 120 150 60 176C120 178 150 196 246 206ZM354 190C410 150 480 150 540 176C480 178 450 196 354 206Z';
  scene.add(
    circle(300, 178, radius, { fill: gold(scene) }),
    circle(300, 178, radius * 0.7, { fill: enamel }),
    path(wing, { fill: gold(scene), stroke: '#5b3308', strokeWidth: 2 }),
  );
}

/** Draws a temple door with light in it, and one small figure for scale. */
export function drawTemple(scene: Scene, { sand, horizon, zenith, night }: DesertPalette): void {
  const stone = (lightness: number) =>
    night ? oklch(lightness * 0.66, 0.075, zenith - 8) : oklch(lightness * 0.8, 0.085, sand - 18);
  const light = night ? 75 : horizon + 20;
  scene.glow(300, 330, 430, oklch(0.95, 0.1, 75), 0.95);
  scene.rays(300, 360, 22, 760, oklch(0.96, 0.1, 85), { opacity: 0.42, from: 190, to: 350, softness: 5, share: 0.55 });
  drawPylons(scene, stone);
  drawDoor(scene, stone, Math.max(60, Math.min(85, light)));
  const figureX = Math.round(scene.around(0, 14));
  scene.add(
    group(
      { fill: '#1b0c04', transform: `translate(${figureX} 0)` },
      path('M292 560q-2 -34 8 -40q10 6 8 40l6 62h-28Z', {}),
      circle(300, 512, 8.5),
    ),
  );
  drawSunDisc(scene, scene.around(53, 5));
  for (let step = 0; step < 6; step++) {
    const width = 150 + step * 56;
    const face = scene.linear([
      [0, stone(0.86 - 0.07 * step)],
      [0.25, stone(0.6 - 0.06 * step)],
      [1, stone(0.4 - 0.05 * step)],
    ]);
    scene.add(rectangle(300 - width / 2, 600 + step * 24, width, 26, { fill: face }));
  }
  const drift = 'M-30 560C60 590 120 640 150 890H-30ZM630 560C540 590 480 640 450 890H630Z';
  scene.add(path(drift, { fill: night ? stone(0.3) : oklch(0.3, 0.1, sand - 8) }));
}
