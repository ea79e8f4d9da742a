import { oklch } from '../../kit/colour.ts';
import { across, ramp } from '../../kit/paint.ts';
import { round } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, line, path, rectangle } from '../../kit/shapes.ts';
import { fir } from '../../props/fir.ts';
import type { NorthPalette } from './sky.ts';
import { drawRange } from './sky.ts';

const roof = 'M196 206C230 196 256 166 268 140H332C344 166 370 196 404 206L416 228H184Z';
const glass = 'M204 232H396L378 470H222Z';
const ironHue = 60;

function drawFlame(scene: Scene, sway: number): void {
  const tip = round(300 + sway);
  const flame = `M300 418C268 418 256 388 268 360C278 336 ${round(298 + sway)} 320 ${tip} 280C${round(306 + sway)} 318 324 338 332 362C340 390 330 418 300 418Z`;
  const core = `M300 416C284 416 278 396 286 378C292 364 ${round(298 + sway * 0.5)} 354 ${round(300 + sway * 0.5)} 334C${round(304 + sway * 0.5)} 354 312 366 316 380C322 398 316 416 300 416Z`;
  scene.glow(300, 360, 170, '#ffb347', 1);
  scene.add(
    rectangle(262, 412, 76, 58, { fill: scene.linear(ramp('#f7ead0', '#d9b98a', '#8d6a44'), across) }, 6),
    ellipse(300, 414, 38, 9, { fill: '#fff4da' }),
    path(flame, { fill: scene.linear(ramp('#ffb03a', '#ffcf63', '#ff8a24')), filter: scene.blur(3) }),
    path(core, { fill: scene.linear(ramp('#fff6cf', '#fffdf2', '#ffe9a0')), filter: scene.blur(2) }),
  );
}

function drawIron(scene: Scene): void {
  const iron = scene.linear(
    [
      [0, oklch(0.16, 0.02, ironHue)],
      [0.3, oklch(0.5, 0.035, ironHue)],
      [0.42, oklch(0.3, 0.03, ironHue)],
      [0.8, oklch(0.2, 0.02, ironHue)],
      [1, oklch(0.4, 0.04, ironHue)],
    ],
    across,
  );
  const warmEdge = { stroke: '#ffb85a', strokeWidth: 2, opacity: 0.7 } as const;
  scene.add(
    line('M262 128a38 38 0 1 1 76 0', { stroke: iron, strokeWidth: 9 }),
    rectangle(258, 122, 84, 20, { fill: iron }, 6),
    path(roof, { fill: iron }),
    line('M210 230H390', warmEdge),
    path('M200 228L218 474H230L214 228ZM400 228L382 474H370L386 228ZM294 228V474H306V228Z', { fill: iron }),
    path('M208 332H392L391 340H209Z', { fill: iron }),
    path('M204 468H396L412 500C412 512 404 518 394 518H206C196 518 188 512 188 500Z', { fill: iron }),
    line('M222 470H378', warmEdge),
  );
}

function drawSnow(scene: Scene, tint: string, shade: string): void {
  const cap =
    'M190 224C196 206 232 190 258 156C264 142 336 142 342 156C368 190 404 206 410 224C396 232 388 216 376 226C362 236 350 214 334 222C316 232 300 212 284 222C266 232 252 216 238 226C222 236 206 216 190 224Z';
  const snow = scene.linear(ramp('#fff', tint));
  const drifts = 'M-30 560C70 520 150 514 220 506C280 498 330 498 392 506C470 516 550 528 630 556V890H-30Z';
  scene.add(
    path(cap, { fill: snow }),
    path(drifts, {
      fill: scene.linear([
        [0, '#f4faff'],
        [0.06, tint],
        [0.3, shade],
        [1, shade],
      ]),
    }),
    ellipse(300, 530, 210, 34, { fill: '#ffb85a', opacity: 0.6, filter: scene.blur(16) }),
    path('M176 532C200 508 236 516 262 506C300 496 350 500 372 510C396 516 412 514 428 534C360 548 240 548 176 532Z', {
      fill: snow,
    }),
  );
}

/** Draws a lit iron lantern in the snow before a dark wood. */
export function drawLantern(scene: Scene, palette: NorthPalette): void {
  const { night, aurora } = palette;
  drawRange(scene, palette, 470, 70, 0.32, 0.5);
  const wood = Array.from({ length: 24 }, () =>
    fir(scene.between(-30, 630), scene.between(520, 545), scene.between(90, 220), 0.4),
  );
  scene.add(group({ opacity: 0.9 }, path(wood.join(''), { fill: oklch(0.15, 0.05, night) })));
  const near = [
    [-4, 420],
    [70, 300],
    [604, 400],
    [530, 270],
  ] as const;
  scene.add(
    path(near.map(([x, height]) => fir(x + scene.around(0, 10), 570, scene.around(height, 24), 0.42)).join(''), {
      fill: oklch(0.09, 0.035, night),
    }),
  );
  scene.glow(300, 350, 380, '#ff9f3e', 0.75);
  const turn = round(scene.around(0, 3));
  scene.add(`<g transform="rotate(${turn} 300 510)">`);
  scene.add(
    ellipse(300, 512, 150, 22, { fill: '#000', opacity: 0.5, filter: scene.blur(14) }),
    path(glass, {
      fill: scene.radial(
        [
          [0, '#ffe9a8', 0.95],
          [0.45, '#ffb14a', 0.6],
          [1, '#7a3a12', 0.5],
        ],
        [0.5, 0.62, 0.6],
      ),
    }),
  );
  drawFlame(scene, scene.around(0, 12));
  scene.add(
    path('M222 244H280L270 460H236Z', {
      fill: scene.linear([
        [0, '#fff', 0.35],
        [1, '#fff', 0.02],
      ]),
    }),
    circle(300, 168, 7, { fill: '#ffca7a', opacity: 0.9 }),
  );
  drawIron(scene);
  scene.add('</g>');
  drawSnow(scene, oklch(0.8, 0.06, aurora[0]), oklch(0.2, 0.06, night));
  scene.spark(238, 262, 44, '#ffe2a8');
}
