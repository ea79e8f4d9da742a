import { oklch } from '../../kit/colour.ts';
import { round } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, path, rectangle } from '../../kit/shapes.ts';
import { palm } from '../../props/palm.ts';
import type { NeonPalette } from './tube.ts';
import { tube, tubeColours } from './tube.ts';

const horizonY = 486;

function drawSun(scene: Scene, first: number, x: number, radius: number): void {
  const sun = scene.linear([
    [0, oklch(0.95, 0.15, 100)],
    [0.5, oklch(0.75, 0.2, 45)],
    [1, oklch(0.62, 0.27, first)],
  ]);
  const bars = Array.from({ length: 7 }, (_, index) =>
    rectangle(-30, 330 + index * 26 - index * index * 0.5, 660, 5 + index * 2.3, { fill: '#000' }),
  );
  const sliced = scene.mask(rectangle(-30, 0, 660, 800, { fill: '#fff' }) + bars.join(''));
  scene.add(group({ mask: sliced }, circle(x, 320, radius, { fill: sun })));
}

function drawSkyline(scene: Scene, palette: NeonPalette, windows: string, gapX: number): void {
  let towers = '';
  let lights = '';
  for (let x = -30; x < 630;) {
    const width = scene.between(34, 74);
    // Lower where the sun stands, so that the towers frame it.
    const height = scene.between(60, 190) * (0.4 + Math.abs(x - gapX + 20) / 340);
    towers += `M${round(x)} ${horizonY}V${round(horizonY - height)}h${round(width)}V${horizonY}Z`;
    for (let floor = 0; floor < height / 22; floor++)
      for (let bay = 0; bay < width / 16 - 1; bay++)
        if (scene.chance(0.42)) lights += rectangle(x + 6 + bay * 15, horizonY - height + 10 + floor * 20, 6, 9);
    x += width + 2;
  }
  scene.add(
    path(towers, { fill: oklch(0.11, 0.06, palette.first - 60) }),
    group({ fill: windows, opacity: 0.8 }, lights),
  );
}

function drawFloor(scene: Scene, { first, second }: NeonPalette, colour: string): void {
  const floor = scene.linear([
    [0, oklch(0.34, 0.19, first)],
    [0.25, oklch(0.16, 0.1, first - 40)],
    [1, oklch(0.07, 0.04, second + 40)],
  ]);
  let grid = '';
  for (let lane = -14; lane <= 14; lane++) grid += `M${300 + lane * 26} ${horizonY}L${300 + lane * 170} 860`;
  for (let row = 0; row < 12; row++) grid += `M-30 ${round(horizonY + 374 * (row / 12) ** 2)}H630`;
  scene.add(rectangle(-30, horizonY, 660, 404, { fill: floor }), tube(scene, grid, colour, 2.2));
}

/** Draws a sliced sun over a skyline and a lit grid, sometimes between palms. */
export function drawHorizon(scene: Scene, palette: NeonPalette): void {
  const { first, second } = tubeColours(palette);
  const sunX = scene.around(300, 60);
  scene.background(
    scene.linear([
      [0, oklch(0.14, 0.09, palette.first - 60)],
      [0.35, oklch(0.3, 0.16, palette.first - 30)],
      [0.6, oklch(0.6, 0.2, palette.first)],
      [0.62, oklch(0.12, 0.06, palette.first - 60)],
      [1, oklch(0.08, 0.05, palette.second + 40)],
    ]),
  );
  scene.stars(70, { bottom: 300 });
  scene.glow(sunX, 400, 380, first, 0.7);
  drawSun(scene, palette.first, sunX, scene.around(174, 14));
  drawSkyline(scene, palette, second, sunX);
  drawFloor(scene, palette, first);
  scene.add(tube(scene, `M-30 ${horizonY}H630`, second, 4));
  if (scene.chance(0.5)) {
    const shade = oklch(0.09, 0.05, palette.first - 60);
    scene.add(
      palm(scene, { x: 40, y: 560, height: scene.around(430, 30), lean: 54 }, shade),
      palm(scene, { x: 566, y: 550, height: scene.around(330, 30), lean: -36 }, shade),
    );
  }
}
