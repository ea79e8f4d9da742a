import { oklch } from '../../kit/colour.ts';
import { polar, round } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, path, rectangle } from '../../kit/shapes.ts';
import type { SpacePalette } from './sky.ts';
import { drawPlanet } from './sky.ts';

const limb = { x: 300, y: 920, radius: 560 };

/** Lights of the night side: a few towns along an invented coast. */
function drawTowns(scene: Scene, hue: number): void {
  const towns = Array.from({ length: 9 }, () => [scene.between(-0.62, 0.62), scene.between(0.72, 0.94)] as const);
  const lamps = towns.flatMap(([turn, reach]) =>
    Array.from({ length: scene.whole(6, 16) }, () => {
      const [x, y] = polar(
        limb.x,
        limb.y,
        limb.radius * (reach + scene.around(0, 0.018)),
        -Math.PI / 2 + turn + scene.around(0, 0.05),
      );
      return circle(x, y, 0.8 + scene.random() ** 3 * 2.2, { opacity: scene.between(0.4, 1) });
    }),
  );
  scene.add(group({ fill: oklch(0.9, 0.13, hue) }, ...lamps));
}

/** Draws the sun breaking over the edge of a planet. */
export function drawDaybreak(scene: Scene, palette: SpacePalette): void {
  const { hue, nebula, gas, light } = palette;
  const turn = scene.between(-0.16, 0.16);
  const [sunX, sunY] = polar(limb.x, limb.y, limb.radius + 4, -Math.PI / 2 + turn);
  scene.glow(sunX, sunY, 460, oklch(0.85, 0.14, light), 0.8, 340);
  scene.rays(sunX, sunY, 22, 620, oklch(0.95, 0.08, light), { opacity: 0.3, from: 186, to: 354, softness: 5 });
  drawPlanet(scene, scene.pick([112, 488]), scene.around(150, 24), scene.around(56, 12), gas, nebula);
  const globe = circle(limb.x, limb.y, limb.radius);
  const night = scene.radialOnCanvas(
    stops(
      [0, oklch(0.1, 0.04, hue)],
      [0.86, oklch(0.15, 0.07, hue)],
      [0.955, oklch(0.3, 0.12, gas)],
      [1, oklch(0.62, 0.15, gas)],
    ),
    [limb.x, limb.y, limb.radius],
  );
  const day = scene.radialOnCanvas(
    stops([0, oklch(0.95, 0.09, light), 0.95], [0.35, oklch(0.75, 0.14, gas), 0.5], [1, oklch(0.5, 0.14, gas), 0]),
    [sunX, sunY, 330],
  );
  scene.add(
    circle(limb.x, limb.y, limb.radius + 13, {
      fill: 'none',
      stroke: oklch(0.75, 0.14, gas),
      strokeWidth: 26,
      opacity: 0.5,
      filter: scene.blur(11),
    }),
    circle(limb.x, limb.y, limb.radius, { fill: night }),
    `<g clip-path="${scene.clip(globe)}">`,
  );
  const streams = Array.from({ length: 16 }, () => {
    const [from, reach, sweep] = [
      scene.between(-0.7, 0.5),
      limb.radius * scene.between(0.74, 0.97),
      scene.between(0.1, 0.4),
    ];
    const [a, b] = [
      polar(limb.x, limb.y, reach, -Math.PI / 2 + from),
      polar(limb.x, limb.y, reach, -Math.PI / 2 + from + sweep),
    ];
    return path(`M${a.map(round).join(' ')}A${round(reach)} ${round(reach)} 0 0 1 ${b.map(round).join(' ')}`, {
      strokeWidth: scene.between(3, 16),
    });
  });
  scene.add(
    group(
      { fill: 'none', stroke: oklch(0.85, 0.06, gas), strokeLinecap: 'round', opacity: 0.22, filter: scene.blur(4) },
      ...streams,
    ),
  );
  drawTowns(scene, light);
  scene.add(rectangle(-20, 340, 640, 500, { fill: day, blend: 'screen' }), '</g>');
  const dawn = scene.radialOnCanvas(
    stops([0, '#fff', 1], [0.4, oklch(0.93, 0.1, light), 0.8], [1, oklch(0.8, 0.13, gas), 0]),
    [sunX, sunY, 360],
  );
  scene.add(
    circle(limb.x, limb.y, limb.radius, { fill: 'none', stroke: dawn, strokeWidth: 7 }),
    circle(limb.x, limb.y, limb.radius, {
      fill: 'none',
      stroke: dawn,
      strokeWidth: 22,
      opacity: 0.5,
      filter: scene.blur(7),
    }),
  );
  scene.glow(sunX, sunY, 150, '#fff', 1);
  scene.add(circle(sunX, sunY, 26, { fill: scene.radial(ramp('#fff', '#fffdf0', oklch(0.95, 0.08, light))) }));
  scene.spark(sunX, sunY, 140, '#fff6dc');
}
