import { oklch } from '../../kit/colour.ts';
import { round } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, line, path } from '../../kit/shapes.ts';
import type { NorthPalette } from './sky.ts';
import { drawFrame, drawRange } from './sky.ts';

const body =
  'M30 292L38 214C26 196 24 168 34 150C56 138 100 138 124 134C136 124 142 104 146 86C138 84 128 80 122 74C118 68 122 62 130 60' +
  'C140 52 152 48 164 50C172 46 182 46 186 50C182 56 178 58 176 60C186 68 196 80 198 86C196 94 188 94 182 92C176 92 172 96 170 104' +
  'C170 132 164 160 150 178C150 196 152 214 150 230L146 292H136L134 232C128 220 122 206 120 196C100 200 78 198 64 196' +
  'C60 212 56 226 56 240L52 292H42L44 246L40 292Z';
const antlers =
  'M160 52C150 20 120 10 108 -22C104 -40 110 -54 116 -62M136 18C118 16 96 8 88 -12M116 -6C100 -20 96 -34 98 -50' +
  'M172 50C180 18 208 6 220 -26C224 -42 218 -58 212 -66M192 14C210 12 232 2 240 -18M212 -8C228 -22 232 -38 230 -52';

/** Draws a stag on a rise before a great moon. */
export function drawStag(scene: Scene, palette: NorthPalette): void {
  const { night, aurora } = palette;
  const moonX = scene.around(305, 18);
  scene.glow(moonX, 300, 300, '#fff', 0.35);
  const moon = scene.radial([
    [0, oklch(0.98, 0.02, aurora[0])],
    [0.8, oklch(0.88, 0.06, aurora[0])],
    [1, oklch(0.78, 0.1, aurora[0])],
  ]);
  const seas = [
    [-60, -50, 34],
    [30, -76, 22],
    [64, 10, 40],
    [-30, 60, 26],
    [-86, 24, 16],
  ] as const;
  scene.add(
    circle(moonX, 296, scene.around(162, 12), { fill: moon, opacity: 0.95 }),
    group(
      { fill: oklch(0.76, 0.07, aurora[0]), opacity: 0.3, filter: scene.blur(6) },
      ...seas.map(([dx, dy, radius]) => circle(moonX + dx, 296 + dy, radius)),
    ),
  );
  drawRange(scene, palette, 520, 50, 0.3, 0.3);
  const rise = 'M-30 640C120 590 220 560 300 556C400 556 500 600 630 628V890H-30Z';
  const dark = oklch(0.08, 0.035, night);
  const stand = `translate(${round(scene.around(178, 12))} 226) scale(1.16)`;
  scene.add(
    path(rise, { fill: oklch(0.1, 0.04, night) }),
    line('M-30 640C120 590 220 560 300 556C400 556 500 600 630 628', {
      stroke: oklch(0.8, 0.09, aurora[0]),
      strokeWidth: 2.4,
      opacity: 0.5,
    }),
    group(
      { transform: stand },
      path(body, { fill: dark }),
      line(antlers, { stroke: dark, strokeWidth: 6, strokeLinecap: 'round' }),
    ),
  );
  drawFrame(scene, night, 720, [300, 220, 150]);
}
