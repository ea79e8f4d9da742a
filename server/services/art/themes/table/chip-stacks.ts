import { oklch } from '../../kit/colour.ts';
import type { Scene } from '../../kit/scene.ts';
import { ellipse } from '../../kit/shapes.ts';
import { drawChipStack } from './chip.ts';
import type { TablePalette } from './felt.ts';

/** Draws stacks of chips in the beams of the lamps, the highest in the middle. */
export function drawChipStacks(scene: Scene, { light, accent }: TablePalette): void {
  const beam = oklch(0.97, 0.06, light);
  scene.rays(300, -140, 9, 900, beam, { opacity: 0.5, from: 62, to: 118, softness: 10 });
  scene.glow(300, 300, 260, oklch(0.92, 0.08, light), 0.55);
  scene.add(ellipse(300, 560, 280, 50, { fill: '#000', opacity: 0.5, filter: scene.blur(16) }));
  const high = scene.whole(13, 16);
  const left = scene.whole(6, 11);
  const right = scene.whole(6, 12);
  drawChipStack(scene, 140, 470, left, 82, [262]);
  drawChipStack(scene, 464, 474, right, 82, [25]);
  drawChipStack(scene, 300, 420, high, 84, [72, 72, accent]);
  drawChipStack(scene, scene.around(214, 10), 548, scene.whole(3, 6), 86, [155]);
  drawChipStack(scene, scene.around(398, 10), 552, scene.whole(3, 6), 86, [accent]);
  scene.spark(300, 400 - high * 14, 70);
  scene.spark(470, 460 - right * 14, 46);
}
