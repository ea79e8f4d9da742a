import { oklch } from '../../kit/colour.ts';
import { across, diagonal } from '../../kit/paint.ts';
import { polar, round } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, line, path, rectangle } from '../../kit/shapes.ts';
import type { DecoPalette } from './salon.ts';
import { fanLines, gilt } from './salon.ts';

const foot = 540;

/** The stopper: a fan of cut glass. */
function drawStopper(scene: Scene, jewel: number): void {
  const blades = scene.pick([9, 11, 13]);
  for (let blade = 0; blade < blades; blade++) {
    const from = Math.PI * (1.12 + (0.76 * blade) / blades);
    const to = Math.PI * (1.12 + (0.76 * (blade + 1)) / blades);
    const middle = (from + to) / 2;
    const lit = 0.62 + 0.24 * Math.cos(middle + 2.2);
    const glass = ramp(
      oklch(Math.min(0.97, lit + 0.2), 0.07, jewel),
      oklch(lit, 0.15, jewel),
      oklch(lit * 0.55, 0.12, jewel),
    );
    const at = (angle: number, reach: number) => polar(300, 236, reach, angle).map(round).join(' ');
    scene.add(
      path(`M300 236L${at(from, 156)}Q${at(middle, 182)} ${at(to, 156)}Z`, {
        fill: scene.linear(glass),
        stroke: '#fff3c4',
        strokeWidth: 2,
        strokeLinejoin: 'round',
      }),
    );
  }
  scene.add(
    path('M272 236H328L338 262H262Z', { fill: gilt(scene) }),
    rectangle(266, 260, 68, 26, { fill: scene.linear(ramp('#8a5410', '#fff3c4', '#d9a441', '#6e430c'), across) }, 4),
    line('M268 268H332M268 278H332', { stroke: '#6e430c', strokeWidth: 1.6 }),
  );
}

/** The flask: round shoulders, facets on both sides, perfume in it. */
function drawFlask(scene: Scene, { hue, jewel }: DecoPalette): void {
  const outline = `M268 286H332C372 300 452 336 452 424C452 480 420 ${foot} 390 ${foot}H210C180 ${foot} 148 480 148 424C148 336 228 300 268 286Z`;
  const clip = scene.clip(path(outline, {}));
  const glass = stops(
    [0, '#fff', 0.55],
    [0.16, oklch(0.6, 0.1, jewel), 0.35],
    [0.82, oklch(0.3, 0.08, jewel), 0.55],
    [1, '#fff', 0.4],
  );
  const perfume = scene.linear(stops([0, '#fff0b8'], [0.35, '#f0bd4c'], [1, '#8a4f10']));
  const level = Math.round(scene.between(352, 392));
  scene.shadow(outline, { drop: 22, softness: 18, opacity: 0.6 });
  scene.add(
    path(outline, { fill: oklch(0.16, 0.05, hue) }),
    path(outline, { fill: scene.linear(glass, across) }),
    `<g clip-path="${clip}">`,
    rectangle(140, level, 320, 220, { fill: perfume, opacity: 0.92 }),
    ellipse(300, level, 150, 13, { fill: '#fff6d2' }),
    line(fanLines(300, foot + 10, 230, 16, 4), { stroke: '#fff3c4', strokeWidth: 2.4, opacity: 0.75 }),
  );
  const bubbles = Array.from({ length: 26 }, () =>
    circle(scene.between(180, 420), scene.between(level + 16, foot), scene.between(1.5, 5)),
  );
  scene.add(
    group({ fill: '#fff', fillOpacity: 0.35, stroke: '#fff', strokeOpacity: 0.7, strokeWidth: 1 }, ...bubbles),
    '</g>',
    line(outline, { stroke: gilt(scene), strokeWidth: 6 }),
    path('M182 404C190 364 216 338 246 326L252 344C228 358 208 380 204 410Z', { fill: '#fff', opacity: 0.6 }),
  );
  const label = { fill: scene.linear(ramp('#fffaf0', '#e9dcc0'), diagonal), stroke: gilt(scene), strokeWidth: 3 };
  scene.add(
    path('M256 420L300 384L344 420V476L300 508L256 476Z', label),
    path('M266 424L300 397L334 424V471L300 495L266 471Z', { fill: 'none', stroke: '#a9711c', strokeWidth: 1.5 }),
    line(fanLines(300, 462, 28, 6, 2), { stroke: '#8a5410', strokeWidth: 2 }),
  );
}

/** Draws a perfume flacon with a stopper like a fan, on a mirror. */
export function drawFlacon(scene: Scene, palette: DecoPalette): void {
  scene.add(
    line(fanLines(300, 560, 620, scene.whole(22, 30), 8), { stroke: gilt(scene), strokeWidth: 2, opacity: 0.4 }),
  );
  scene.glow(300, 320, 330, '#ffe3a0', 0.75);
  scene.add(
    ellipse(300, foot + 6, 240, 30, { fill: gilt(scene) }),
    ellipse(300, foot + 2, 232, 26, {
      fill: scene.linear(ramp(oklch(0.5, 0.08, palette.hue), oklch(0.12, 0.04, palette.hue))),
    }),
  );
  drawFlask(scene, palette);
  drawStopper(scene, palette.jewel);
  for (const side of [-1, 1]) {
    const pearl = scene.radial(ramp('#fff', '#f0e9df', '#a8998a'), [0.5, 0.5, 0.55, 0.34, 0.28]);
    for (let index = 0; index < 6; index++)
      scene.add(
        circle(300 + side * (178 + index * 21), 534 + Math.sin(index * 1.1 + side) * 9 + index * 4, 11, {
          fill: pearl,
        }),
      );
  }
  scene.spark(216, 146, 60);
  scene.spark(410, 372, 44);
}
