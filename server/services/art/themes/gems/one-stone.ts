import { oklch } from '../../kit/colour.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle } from '../../kit/shapes.ts';
import { drawBrilliant } from '../../props/brilliant.ts';
import type { GemPalette } from './vault.ts';
import { stoneHue } from './vault.ts';

/** Small stones in the corners: place, radius, how far their hue lies from the great stone's. */
const companions = [
  [96, 130, 46, 60],
  [512, 112, 54, -70],
  [528, 470, 62, 130],
  [74, 480, 56, -120],
] as const;

/** Draws one great brilliant, small stones in the corners. */
export function drawOneStone(scene: Scene, { stone }: GemPalette): void {
  scene.rays(300, 300, scene.whole(22, 28), 740, oklch(0.94, 0.09, stone), { opacity: 0.32, softness: 2.5 });
  for (const [x, y, radius, away] of companions) {
    const place = [scene.around(x, 16), scene.around(y, 16), scene.around(radius, 8)] as const;
    drawBrilliant(scene, ...place, stoneHue(stone, away), { turn: scene.between(0, 0.7), sides: scene.pick([6, 8]) });
  }
  const radius = scene.around(192, 8);
  scene.add(circle(300, 354, radius, { fill: '#000', opacity: 0.5, filter: scene.blur(22) }));
  drawBrilliant(scene, 300, 306, radius, stone, {
    sides: scene.pick([8, 8, 10]),
    turn: scene.between(0.1, 0.5),
    chroma: 0.21,
  });
}
