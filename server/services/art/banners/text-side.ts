import { across } from '../kit/paint.ts';
import type { Scene } from '../kit/scene.ts';
import { rectangle } from '../kit/shapes.ts';

/** Wide banners carry their text on the left half; narrow ones have it below the picture. */
export const isWide = ({ width, height }: Scene): boolean => width / height > 3;

/** Draws the ground that text on the left keeps its contrast on; gone at half the width. */
export function fadeForText(scene: Scene, colour: string, opacity: number): void {
  const strength = isWide(scene) ? opacity : opacity * 0.4;
  const fill = scene.linear(
    [
      [0, colour, strength],
      [0.3, colour, strength * 0.78],
      [isWide(scene) ? 0.52 : 0.45, colour, 0],
    ],
    across,
  );
  scene.add(rectangle(0, 0, scene.width, scene.height, { fill }));
}
