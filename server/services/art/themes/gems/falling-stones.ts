import { oklch } from '../../kit/colour.ts';
import { fade } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, rectangle } from '../../kit/shapes.ts';
import { drawBrilliant } from '../../props/brilliant.ts';
import type { GemPalette } from './vault.ts';
import { stoneHue } from './vault.ts';

/** From far to near: place, radius, hue away from the great stone's, sides. */
const stones = [
  [110, 120, 40, 90, 6],
  [470, 84, 46, -60, 8],
  [300, 60, 30, 160, 6],
  [540, 250, 38, 40, 8],
  [60, 300, 44, -110, 8],
  [190, 250, 76, 120, 6],
  [420, 240, 92, 0, 8],
  [130, 450, 96, -60, 8],
  [300, 424, 120, 60, 8],
  [486, 452, 100, 170, 6],
] as const;

/** Draws stones of many colours falling through streaks of light. */
export function drawFallingStones(scene: Scene, { stone }: GemPalette): void {
  scene.glow(300, 300, 330, oklch(0.9, 0.1, stone), 0.6);
  const streak = () =>
    rectangle(scene.between(0, 600), scene.between(-80, 200), scene.between(2, 7), scene.between(180, 420), {});
  const fill = scene.linear(fade(oklch(0.95, 0.08, stone), 0, 0.5));
  scene.add(group({ fill }, ...Array.from({ length: 16 }, streak)));
  const turnOfHues = scene.pick([0, 60, 120, 180]);
  for (const [baseX, baseY, baseRadius, away, sides] of stones) {
    const [x, y, radius] = [scene.around(baseX, 16), scene.around(baseY, 16), baseRadius * scene.between(0.88, 1.08)];
    const hue = stoneHue(stone, away === 0 ? 0 : away + turnOfHues);
    scene.add(circle(x, y + radius * 0.2, radius, { fill: '#000', opacity: 0.4, filter: scene.blur(9) }));
    drawBrilliant(scene, x, y, radius, hue, { sides, turn: scene.between(0, 0.7) });
  }
}
