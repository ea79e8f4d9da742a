import { oklch } from '../../kit/colour.ts';
import { facet } from '../../kit/facet.ts';
import { across } from '../../kit/paint.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, line, path, rectangle } from '../../kit/shapes.ts';
import type { PiratePalette } from './sea.ts';
import { drawSky, drawSpray, drawWater, drawWaves, galleon } from './sea.ts';

const lamp = [300, 132] as const;

function drawBeams(scene: Scene, hue: number): void {
  const [left, right] = [scene.between(-30, 60), scene.between(20, 120)];
  for (const [endX, endY] of [
    [-140, lamp[1] + left],
    [740, lamp[1] + right],
  ] as const) {
    const light = scene.linearOnCanvas(
      stops([0, '#fffbe2', 0.95], [0.3, oklch(0.95, 0.1, hue), 0.5], [1, oklch(0.9, 0.1, hue), 0]),
      [...lamp, endX, endY],
    );
    const spread = facet([lamp[0], lamp[1] - 9], [endX, endY - 78], [endX, endY + 78], [lamp[0], lamp[1] + 9]);
    scene.add(path(spread, { fill: light, filter: scene.blur(5), blend: 'screen' }));
  }
}

function drawClouds(scene: Scene, hue: number): void {
  const clouds = Array.from({ length: 16 }, () =>
    ellipse(scene.between(-60, 660), scene.between(20, 220), scene.between(70, 160), scene.between(14, 34), {
      fill: oklch(scene.between(0.22, 0.5), 0.06, hue),
      opacity: 0.55,
    }),
  );
  scene.add(group({ filter: scene.blur(13) }, ...clouds));
}

function drawTower(scene: Scene, { hue, night }: PiratePalette): void {
  const bands = scene.whole(2, 3);
  const paint = scene.pick([25, 25, hue]);
  const white = stops([0, oklch(0.62, 0.03, hue)], [0.35, '#fdf7ea'], [0.6, '#d9d0c2'], [1, oklch(0.34, 0.05, night)]);
  const tone = stops(
    [0, oklch(0.4, 0.13, paint)],
    [0.35, oklch(0.66, 0.18, paint)],
    [0.6, oklch(0.52, 0.17, paint)],
    [1, oklch(0.24, 0.09, paint)],
  );
  const [top, foot] = [190, 512];
  const half = (y: number) => 40 + ((y - top) / (foot - top)) * 34;
  const section = (from: number, to: number) =>
    facet([300 - half(from), from], [300 + half(from), from], [300 + half(to), to], [300 - half(to), to]);
  scene.add(path(section(top, foot), { fill: scene.linear(white, across) }));
  const height = (foot - top) / (bands * 2);
  for (let band = 0; band < bands; band++) {
    const y = top + height * (band * 2 + 1);
    scene.add(path(section(y, y + height), { fill: scene.linear(tone, across) }));
  }
  for (const y of [246, 352, 446]) {
    scene.glow(300, y, 40, '#ffb84d', 0.7);
    scene.add(
      path(`M291 ${y + 16}V${y - 4}A9 9 0 0 1 309 ${y - 4}V${y + 16}Z`, {
        fill: '#ffdf9a',
        stroke: '#3a2206',
        strokeWidth: 2,
      }),
    );
  }
  const iron = scene.linear(ramp(oklch(0.22, 0.04, night), oklch(0.5, 0.06, hue), oklch(0.16, 0.04, night)), across);
  scene.add(
    rectangle(244, 180, 112, 14, { fill: iron }, 3),
    line('M248 180V158M266 180V158M284 180V158M316 180V158M334 180V158M352 180V158M246 158H354', {
      stroke: iron,
      strokeWidth: 3.5,
    }),
    rectangle(270, 104, 60, 60, { fill: scene.linear(ramp('#fffef2', '#ffe39a', '#ffc65a')) }, 3),
    line('M270 104V164M290 104V164M310 104V164M330 104V164', { stroke: oklch(0.2, 0.04, night), strokeWidth: 3 }),
    path('M258 106Q300 40 342 106Z', { fill: iron }),
    circle(300, 62, 7, { fill: iron }),
  );
}

/** Draws a lighthouse on its rock, beams over a sea with a ship far out. */
export function drawBeacon(scene: Scene, palette: PiratePalette): void {
  const { hue, moon, night } = palette;
  drawSky(scene, palette);
  drawClouds(scene, hue);
  scene.glow(300, 440, 380, oklch(0.92, 0.11, moon), 0.55, 150);
  drawWater(scene, palette);
  scene.add(galleon(scene.pick([92, 508]), 464, 0.34, oklch(0.16, 0.05, night)));
  drawBeams(scene, 88);
  const rock =
    'M110 640C130 590 168 566 190 528C206 502 232 506 250 500H352C374 504 392 500 408 530C430 568 476 584 500 640Z';
  scene.add(
    path(rock, { fill: scene.linear(ramp(oklch(0.34, 0.06, hue), oklch(0.1, 0.04, night))) }),
    line('M190 528C206 502 232 506 250 500M352 500C374 504 392 500 408 530', {
      stroke: oklch(0.8, 0.1, moon),
      strokeWidth: 2.5,
      strokeOpacity: 0.6,
    }),
  );
  drawTower(scene, palette);
  scene.glow(...lamp, 150, '#ffe9a8', 0.95);
  scene.spark(...lamp, 110, '#fff3cf');
  drawWaves(scene, palette);
  const foam = Array.from({ length: 40 }, () =>
    circle(scene.between(110, 500), scene.between(556, 604), 1.5 + scene.random() ** 3 * 7, {
      opacity: scene.between(0.2, 0.8),
    }),
  );
  scene.add(group({ fill: oklch(0.95, 0.04, moon) }, ...foam));
  drawSpray(scene, palette);
}
