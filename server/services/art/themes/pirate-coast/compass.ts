import { oklch } from '../../kit/colour.ts';
import { facet } from '../../kit/facet.ts';
import { polar, polyline } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, line, path } from '../../kit/shapes.ts';
import { flatMetal } from '../../props/gold.ts';
import type { PiratePalette } from './sea.ts';
import { drawSpray } from './sea.ts';

const centre = [300, 320] as const;
const full = Math.PI * 2;
const ink = '#5a3411';

function drawChart(scene: Scene, { hue }: PiratePalette): void {
  // Parchment in the light of the room: warm in the middle, the palette's hue towards the edges.
  const paper = stops(
    [0, oklch(0.91, 0.06, 82)],
    [0.45, oklch(0.74, 0.07, 74)],
    [0.8, oklch(0.42, 0.08, hue)],
    [1, oklch(0.26, 0.08, hue)],
  );
  scene.background(scene.radial(paper, [0.5, 0.4, 0.68]));
  const winds = Array.from({ length: 32 }, (_, wind) => polyline([centre, polar(...centre, 700, (wind / 32) * full)]));
  const coast = 'M-30 80C80 120 60 170 130 190C160 240 60 280 -30 270ZM630 500C540 480 500 540 540 600L630 640Z';
  const route = 'M40 560C120 520 140 600 210 560S330 580 400 548';
  scene.add(line(winds.join(''), { stroke: ink, strokeOpacity: 0.25, strokeWidth: 1.5 }));
  scene.ridge(130, 60, { fill: 'none', stroke: ink, strokeOpacity: 0.55, strokeWidth: 3 }, { roughness: 0.6 });
  scene.add(
    path(coast, { fill: '#6b431a', opacity: 0.35, stroke: '#3c2008', strokeWidth: 3 }),
    line(route, { stroke: oklch(0.5, 0.19, 28), strokeWidth: 6, strokeDasharray: '14 13' }),
    line('M404 534l26 26m0 -26l-26 26', { stroke: oklch(0.45, 0.19, 28), strokeWidth: 8, strokeLinecap: 'round' }),
  );
}

function drawCase(scene: Scene, hue: number): void {
  const glass = stops([0, oklch(0.5, 0.08, hue)], [0.7, oklch(0.26, 0.07, hue)], [1, oklch(0.12, 0.04, hue)]);
  scene.add(
    circle(308, 344, 222, { fill: '#000', opacity: 0.6, filter: scene.blur(20) }),
    circle(...centre, 222, { fill: flatMetal(scene, 78, 0.11) }),
    circle(...centre, 204, { fill: '#4e2d08' }),
    circle(...centre, 198, { fill: flatMetal(scene, 78, 0.11, [1, 1, 0, 0]) }),
    circle(...centre, 178, { fill: scene.radial(glass, [0.5, 0.5, 0.55, 0.42, 0.35]) }),
  );
  const ticks = Array.from({ length: 72 }, (_, tick) => {
    const angle = (tick / 72) * full;
    return polyline([polar(...centre, tick % 6 ? 166 : 154, angle), polar(...centre, 174, angle)]);
  });
  scene.add(line(ticks.join(''), { stroke: '#f1d48a', strokeWidth: 2.4 }));
}

/** The eight points of the rose, each with a lit and a shaded half. */
function drawRose(scene: Scene): void {
  for (const [reach, waist, turn] of [
    [96, 20, Math.PI / 4],
    [146, 26, 0],
  ] as const)
    for (let quarter = 0; quarter < 4; quarter++) {
      const angle = (quarter * Math.PI) / 2 + turn;
      const tip = polar(...centre, reach, angle);
      scene.add(
        path(facet(centre, polar(...centre, waist, angle + Math.PI / 4), tip), { fill: '#8a5a18' }),
        path(facet(centre, polar(...centre, waist, angle - Math.PI / 4), tip), { fill: '#ffe7a6' }),
      );
    }
}

/** Draws a brass compass on a sea chart. */
export function drawCompass(scene: Scene, palette: PiratePalette): void {
  drawChart(scene, palette);
  drawCase(scene, palette.hue);
  drawRose(scene);
  const needle = Math.round(scene.between(-40, 60));
  const north = scene.linear(ramp(oklch(0.7, 0.21, 28), oklch(0.46, 0.2, 26)));
  scene.add(
    `<g transform="rotate(${needle} ${centre.join(' ')})">`,
    path(facet([300, 172], [322, 320], [278, 320]), { fill: north, stroke: '#3a0705', strokeWidth: 2 }),
    path(facet([300, 468], [322, 320], [278, 320]), { fill: '#e8e2d6', stroke: '#333', strokeWidth: 2 }),
    '</g>',
    circle(...centre, 17, { fill: flatMetal(scene, 78, 0.11), stroke: '#4e2d08', strokeWidth: 2 }),
    path('M146 262A166 166 0 0 1 330 158C260 180 190 220 146 262Z', { fill: '#fff', opacity: 0.28 }),
  );
  scene.spark(168, 196, 46);
  drawSpray(scene, palette);
}
