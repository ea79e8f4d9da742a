import { oklch } from '../../kit/colour.ts';
import { across } from '../../kit/paint.ts';
import { round } from '../../kit/path.ts';
import { fade, ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, line, path, rectangle } from '../../kit/shapes.ts';
import type { JunglePalette } from './forest.ts';
import { drawFronds } from './forest.ts';

const strokes = (count: number, draw: () => string): string => Array.from({ length: count }, draw).join('');

/** Columns of rock on one side, the highest at the water. */
function drawCliff(scene: Scene, hue: number, side: -1 | 1): void {
  for (let column = 7; column >= 0; column--) {
    const width = scene.around(38, 5);
    const centre = 300 + side * (112 + column * 33);
    const top = 244 + column * scene.between(6, 12) + scene.around(0, 10);
    const light = 0.5 - column * 0.035;
    const rock = scene.linear(
      ramp(oklch(light * 0.5, 0.05, hue + 6), oklch(light, 0.06, hue), oklch(light * 0.42, 0.05, hue + 8)),
      across,
    );
    const x = round(centre - width / 2);
    scene.add(
      path(
        `M${x} 700V${round(top + 6)}Q${round(centre)} ${round(top - 12)} ${round(x + width)} ${round(top + 6)}V700Z`,
        { fill: rock },
      ),
      ellipse(centre, top + 2, width * 0.56, 9, { fill: oklch(light + 0.14, 0.12, hue), opacity: 0.9 }),
    );
  }
  const shade = scene.linear(fade(oklch(0.12, 0.05, hue + 8), 0, 0.8));
  scene.add(rectangle(side < 0 ? -30 : 380, 250, 250, 450, { fill: shade }));
}

function drawWater(scene: Scene, hue: number): void {
  const water = scene.linear(ramp(oklch(0.97, 0.03, hue), oklch(0.78, 0.09, hue), oklch(0.95, 0.03, hue)));
  const threads = strokes(46, () => {
    const [x, y, length] = [scene.between(206, 394), scene.between(262, 460), scene.between(40, 170)].map(round);
    return `M${x} ${y}v${length}`;
  });
  const thread = { strokeWidth: 3.5, strokeLinecap: 'round' } as const;
  scene.add(
    path('M206 262C240 250 360 250 394 262L408 640H192Z', { fill: water }),
    line(threads, { ...thread, stroke: '#fff', strokeOpacity: 0.6 }),
    line(threads, { ...thread, stroke: oklch(0.5, 0.1, hue), strokeOpacity: 0.4, transform: 'translate(5 30)' }),
    group(
      { filter: scene.blur(12), fill: '#fff', opacity: 0.75 },
      ellipse(300, 590, 190, 34),
      ellipse(230, 570, 70, 26),
      ellipse(370, 570, 80, 28),
    ),
  );
}

/** Draws a waterfall between cliffs under a moon. */
export function drawWaterfall(scene: Scene, { hue, stone }: JunglePalette): void {
  const [x, radius] = [scene.around(300, 20), scene.around(74, 12)];
  scene.glow(x, 150, 300, oklch(0.97, 0.05, stone), 0.85);
  const moon = scene.radial(
    ramp(oklch(0.99, 0.02, stone), oklch(0.96, 0.04, stone), oklch(0.86, 0.06, stone)),
    [0.5, 0.5, 0.5, 0.42, 0.4],
  );
  scene.add(circle(x, 150, radius, { fill: moon }));
  for (let sea = 0; sea < 6; sea++) {
    const [dx, dy] = [scene.around(0, radius * 0.6), scene.around(0, radius * 0.5)];
    scene.add(
      ellipse(x + dx, 150 + dy, scene.between(5, 16), scene.between(4, 12), {
        fill: oklch(0.78, 0.08, stone),
        opacity: 0.3,
      }),
    );
  }
  drawCliff(scene, hue, -1);
  drawCliff(scene, hue, 1);
  drawFronds(scene, 280, 0.3, 10, 84, hue);
  drawWater(scene, stone);
  scene.glow(300, 420, 90, '#ffe9a0', 0.6);
}
