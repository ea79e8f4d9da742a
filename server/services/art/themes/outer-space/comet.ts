import { oklch } from '../../kit/colour.ts';
import { facet } from '../../kit/facet.ts';
import { polyline } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, line, path } from '../../kit/shapes.ts';
import type { SpacePalette } from './sky.ts';
import { drawPlanet } from './sky.ts';

function drawTail(scene: Scene, { hue, nebula, gas }: SpacePalette, x: number, y: number): void {
  const streaks = Array.from({ length: 40 }, () => {
    const [aside, length, width] = [scene.around(0, 60), scene.between(220, 640), scene.between(1, 7)];
    const [endX, endY] = [x - length * 0.86, y + length * 0.62];
    const glow = stops(
      [0, oklch(0.97, 0.08, gas), 0.75],
      [0.5, oklch(0.8, 0.15, nebula), 0.3],
      [1, oklch(0.6, 0.17, hue), 0],
    );
    const tip = [endX - aside * 0.5, endY - aside] as const;
    return path(facet([x, y], tip, [tip[0] + width, tip[1] + width * 3]), {
      fill: scene.linearOnCanvas(glow, [x, y, endX, endY]),
    });
  });
  scene.add(group({ blend: 'screen' }, ...streaks));
}

/** Draws a comet over the ridge of a moon. */
export function drawSpaceComet(scene: Scene, palette: SpacePalette): void {
  const { hue, nebula, gas } = palette;
  const [x, y] = [scene.around(404, 24), scene.around(186, 18)];
  scene.glow(x, y, 300, oklch(0.9, 0.12, gas), 0.7);
  drawTail(scene, palette, x, y);
  scene.glow(x, y, 130, '#fff', 0.95);
  const head = scene.radial(stops([0, '#fff'], [0.6, oklch(0.95, 0.07, gas)], [1, oklch(0.8, 0.13, gas)]));
  scene.add(circle(x + 2, y - 2, 30, { fill: head }));
  scene.spark(x + 2, y - 2, 96);
  drawPlanet(scene, scene.around(96, 20), scene.around(150, 20), scene.around(54, 10), hue, nebula);
  const ground = ramp(oklch(0.5, 0.06, hue), oklch(0.12, 0.04, hue));
  const skyline = scene.ridge(560, 50, { fill: scene.linearOnCanvas(ground, [0, 510, 0, 680]) }, { roughness: 0.6 });
  scene.add(line(polyline(skyline), { stroke: oklch(0.9, 0.09, gas), strokeWidth: 2.5, opacity: 0.7 }));
  scene.ridge(640, 40, { fill: oklch(0.1, 0.04, hue) }, { steps: 5 });
  for (let crater = 0; crater < 5; crater++)
    scene.add(
      ellipse(scene.between(60, 540), scene.between(600, 640), scene.between(16, 50), 7, {
        fill: '#000',
        opacity: 0.4,
      }),
    );
}
