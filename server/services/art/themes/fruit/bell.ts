import { oklch } from '../../kit/colour.ts';
import { across } from '../../kit/paint.ts';
import { round } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, path } from '../../kit/shapes.ts';
import { roundMetal } from '../../props/gold.ts';
import type { FruitPalette } from './ripe.ts';
import { ripeSkin, shine } from './ripe.ts';

const bell =
  'M300 120C322 120 332 136 330 152C398 172 424 240 430 330C434 400 452 438 484 470C496 484 488 502 470 504H130' +
  'C112 502 104 484 116 470C148 438 166 400 170 330C176 240 202 172 270 152C268 136 278 120 300 120Z';
const lemon = 'M20 380C40 300 200 290 226 372C240 380 246 392 226 398C200 470 50 470 20 392C8 392 8 380 20 380Z';

function drawPlum(scene: Scene, x: number, y: number, radius: number, hue: number): void {
  scene.add(
    circle(x, y, radius, { fill: ripeSkin(scene, hue, 0.17, 0.5) }),
    shine(scene, x - radius * 0.36, y - radius * 0.42, radius * 0.3, radius * 0.17),
  );
}

function drawFruitBehind(scene: Scene, plumHue: number): void {
  drawPlum(scene, scene.around(462, 8), 486, scene.around(90, 6), plumHue);
  drawPlum(scene, scene.around(138, 8), 486, scene.around(90, 6), plumHue);
  const turn = round(scene.around(-24, 6));
  scene.add(
    group({ transform: `rotate(${turn} 130 380)` }, path(lemon, { fill: ripeSkin(scene, 95, 0.17, 0.84) })),
    shine(scene, 92, 352, 34, 15, -40),
    circle(474, 376, 84, { fill: ripeSkin(scene, 55, 0.19, 0.72) }),
    shine(scene, 446, 342, 28, 16),
  );
}

function drawBrass(scene: Scene): void {
  const brass = scene.linear(
    [
      [0, '#7a4a0c'],
      [0.18, '#e0a632'],
      [0.34, '#fff4c0'],
      [0.5, '#f3c24a'],
      [0.72, '#b3741a'],
      [0.88, '#e8b544'],
      [1, '#6e400a'],
    ],
    across,
  );
  scene.add(circle(300, 522, 42, { fill: roundMetal(scene, 75, 0.11) }));
  scene.shadow(bell, { drop: 14, softness: 12 });
  scene.add(
    path(bell, { fill: brass }),
    path('M124 462C200 442 400 442 476 462L482 470C400 452 200 452 118 470Z', { fill: '#5c340a', opacity: 0.7 }),
    path('M172 330C230 316 370 316 428 330L429 346C370 332 230 332 171 346Z', { fill: '#6a3e0c', opacity: 0.55 }),
    path('M238 190C212 220 198 280 196 326L222 322C222 270 232 222 258 190Z', {
      fill: '#fff',
      opacity: 0.65,
      filter: scene.blur(3),
    }),
  );
}

/** Draws a brass bell before a lemon, an orange and two plums. */
export function drawBell(scene: Scene, { hue }: FruitPalette): void {
  scene.rays(300, 320, 28, 700, oklch(0.95, 0.08, 85), { opacity: 0.25, softness: 1.5 });
  scene.glow(300, 300, 330, oklch(0.9, 0.14, 80), 0.75);
  scene.groundShadow(300, 588, 250, 30);
  drawFruitBehind(scene, hue > 280 && hue < 320 ? 20 : scene.pick([300, 318, 340]));
  drawBrass(scene);
  scene.spark(232, 212, 76);
  scene.spark(400, 440, 40);
}
