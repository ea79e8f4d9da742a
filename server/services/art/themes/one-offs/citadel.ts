import { oklch } from '../../kit/colour.ts';
import type { Point } from '../../kit/path.ts';
import { polyline } from '../../kit/path.ts';
import { ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, line, path, rectangle } from '../../kit/shapes.ts';
import { gold } from '../../props/gold.ts';
import type { StagePalette } from './stage.ts';

function drawBolt(scene: Scene, hue: number, [x, y]: Point, length: number, width: number, depth = 0): void {
  const points: Point[] = [[x, y]];
  let [px, py] = [x, y];
  while (py < y + length) {
    px += scene.between(-34, 30);
    py += scene.between(18, 46);
    points.push([px, py]);
    if (depth < 2 && scene.chance(0.3)) drawBolt(scene, hue, [px, py], length * 0.3, width * 0.5, depth + 1);
  }
  const way = polyline(points);
  scene.add(
    line(way, { stroke: oklch(0.75, 0.15, hue), strokeWidth: width * 5, opacity: 0.6, filter: scene.blur(10) }),
    line(way, { stroke: '#fff', strokeWidth: width, strokeLinejoin: 'round' }),
  );
}

function drawColumn(scene: Scene, hue: number, x: number): void {
  const [y, width, height, lightness] = [336, 30, 170, 0.62];
  const flutes = Array.from({ length: 6 }, (_, flute) => {
    const lit = lightness * (0.5 + 0.6 * Math.sin(((flute + 0.6) / 6) * Math.PI));
    return rectangle(x + (flute * width) / 6, y, width / 6 + 0.6, height, { fill: oklch(lit, 0.04, hue) });
  });
  scene.add(
    ...flutes,
    rectangle(x - 8, y - 14, width + 16, 16, { fill: oklch(lightness * 1.15, 0.04, hue) }),
    rectangle(x - 8, y + height - 4, width + 16, 14, { fill: oklch(lightness, 0.04, hue) }),
  );
}

function drawTemple(scene: Scene, { hue, accents: [first] }: StagePalette): void {
  for (let column = 0; column < 6; column++) drawColumn(scene, hue, 146 + column * 54);
  const roof = scene.linear(ramp(oklch(0.9, 0.04, first), oklch(0.4, 0.05, hue)));
  scene.add(
    path('M116 322H486L301 236Z', { fill: roof }),
    path('M152 312H450L301 246Z', { fill: oklch(0.26, 0.06, hue) }),
    rectangle(110, 506, 382, 18, { fill: oklch(0.5, 0.04, hue) }),
    rectangle(86, 524, 430, 20, { fill: oklch(0.36, 0.04, hue) }),
  );
  scene.glow(301, 290, 50, oklch(0.9, 0.14, 85), 0.9);
  scene.add(circle(301, 286, 15, { fill: gold(scene) }));
}

/** Three banks of cloud, the lowest one lit from below. */
function drawClouds(scene: Scene, { hue, accents: [first] }: StagePalette): void {
  for (const [bank, lightness] of [0.5, 0.3, 0.16].entries()) {
    const y = 128 - bank * 52;
    const puffs = Array.from({ length: 11 }, (_, index) =>
      ellipse(
        index * 66 - 30 + scene.around(0, 22),
        y + scene.around(0, 20),
        scene.between(56, 104),
        scene.between(28, 50),
      ),
    );
    const cloud = scene.linearOnCanvas(
      ramp(oklch(lightness * 0.6, 0.06, hue), oklch(lightness + 0.08, 0.08, bank ? hue : first)),
      [0, y - 60, 0, y + 60],
    );
    scene.add(group({ fill: cloud, filter: scene.blur(9), opacity: bank ? 0.95 : 0.6 }, ...puffs));
  }
}

/** Draws a temple on its rock in a thunderstorm. */
export function drawCitadel(scene: Scene, palette: StagePalette): void {
  const { hue, accents } = palette;
  const lightX = scene.around(330, 40);
  scene.glow(lightX, 200, 420, oklch(0.85, 0.1, accents[0]), 0.75);
  drawClouds(scene, palette);
  drawBolt(scene, accents[0], [lightX + 20, 60], 300, 6);
  drawBolt(scene, accents[0], [scene.around(120, 24), 90], 230, 3.2);
  drawBolt(scene, accents[0], [scene.around(520, 24), 70], 260, 3.6);
  const rock = scene.linear(ramp(oklch(0.3, 0.07, hue), oklch(0.1, 0.04, hue)));
  scene.add(path('M-30 560L120 500L240 540L330 470L440 530L630 490V890H-30Z', { fill: rock }));
  drawTemple(scene, palette);
}
