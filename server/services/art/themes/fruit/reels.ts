import { oklch } from '../../kit/colour.ts';
import { ramp } from '../../kit/paint.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, line, path, rectangle } from '../../kit/shapes.ts';
import { gold } from '../../props/gold.ts';
import type { FruitPalette } from './ripe.ts';

function drawFrame(scene: Scene): void {
  scene.add(
    rectangle(
      36,
      136,
      528,
      366,
      { fill: '#000', opacity: 0.6, filter: scene.blur(18), transform: 'translate(0 18)' },
      42,
    ),
    rectangle(36, 136, 528, 366, { fill: gold(scene) }, 42),
    rectangle(50, 150, 500, 338, { fill: '#4d2b06' }, 32),
    rectangle(56, 156, 488, 326, { fill: gold(scene, [0, 1, 0, 0]) }, 28),
    rectangle(66, 166, 468, 306, { fill: '#1b0d02' }, 20),
  );
}

function drawReel(scene: Scene, x: number, hue: number): void {
  const cylinder = scene.linear([
    [0, '#6b5f58'],
    [0.22, '#e9e1d6'],
    [0.5, '#fffdf8'],
    [0.78, '#e2d8ca'],
    [1, '#574b44'],
  ]);
  const shade = scene.linear([
    [0, '#000', 0.62],
    [0.24, '#000', 0],
    [0.76, '#000', 0],
    [1, '#000', 0.66],
  ]);
  const enamel = scene.linear([
    [0, oklch(0.76, 0.17, hue + 6)],
    [0.45, oklch(0.58, 0.23, hue)],
    [0.55, oklch(0.45, 0.19, hue - 4)],
    [1, oklch(0.62, 0.21, hue)],
  ]);
  const seven = scene.readable('7', 'alfa-slab-one', x + 74, 318, 196);
  scene.add(
    rectangle(x, 172, 148, 294, { fill: cylinder }, 12),
    path(seven, { fill: '#300', opacity: 0.5, filter: scene.blur(6), transform: 'translate(5 9)' }),
    line(seven, { stroke: oklch(0.3, 0.13, hue), strokeWidth: 16, strokeLinejoin: 'round' }),
    line(seven, { stroke: gold(scene), strokeWidth: 10, strokeLinejoin: 'round' }),
    path(seven, { fill: enamel }),
    rectangle(x, 172, 148, 294, { fill: shade }, 12),
  );
}

function drawLamps(scene: Scene, count: number): void {
  for (let lamp = 0; lamp < count; lamp++)
    for (const y of [143, 495]) {
      const x = 70 + (lamp * 460) / (count - 1);
      scene.add(circle(x, y, 6, { fill: '#fff6c8' }));
      scene.glow(x, y, 20, '#ffdf7a', 0.8);
    }
}

/** Draws three reels showing sevens in a golden frame with lamps. */
export function drawReels(scene: Scene, { berry }: FruitPalette): void {
  scene.glow(300, 280, 460, oklch(0.85, 0.15, 70), 0.6);
  scene.rays(300, 300, 36, 720, oklch(0.95, 0.09, 85), { opacity: 0.3, softness: 1 });
  drawFrame(scene);
  const outer = scene.pick([berry, berry, 262, 150]);
  for (const [reel, hue] of [outer, berry, outer].entries()) drawReel(scene, 72 + reel * 154, hue);
  const glass = 'M66 200Q300 250 534 200V186Q534 166 514 166H86Q66 166 66 186Z';
  scene.add(
    path(glass, { fill: '#fff', opacity: 0.16 }),
    rectangle(66, 316, 468, 4, { fill: scene.linear(ramp('#fff', '#ffb43c'), [0, 0, 1, 0]), opacity: 0.55 }),
  );
  drawLamps(scene, scene.whole(9, 14));
  scene.spark(110, 160, 70);
  scene.spark(496, 470, 50);
}
