import { oklch } from '../kit/colour.ts';
import type { Stop } from '../kit/paint.ts';
import { polygon } from '../kit/path.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, group, path } from '../kit/shapes.ts';

/** Draws a comet with its tail to the left; `scale` 1 suits a picture 472 high. */
export function drawComet(scene: Scene, x: number, y: number, scale: number, tailLength: number): void {
  const tail: readonly Stop[] = [
    [0, '#fff', 0.75],
    [0.25, oklch(0.93, 0.08, 85), 0.34],
    [0.6, oklch(0.85, 0.05, 250), 0.14],
    [1, oklch(0.8, 0.05, 250), 0],
  ];
  scene.glow(x, y, 378 * scale, oklch(0.88, 0.09, 85), 0.3);
  const strands = Array.from({ length: 60 }, () => {
    const spread = scene.around(0, 70) * scale;
    const length = scene.between(0.35, 1) * tailLength;
    const width = scene.between(1, 6) * scale;
    const [endX, endY] = [x - length, y + length * 0.22 + spread];
    const corners = polygon([
      [x, y],
      [endX, endY],
      [endX, endY + width],
    ]);
    return path(corners, { fill: scene.linearOnCanvas(tail, [x, y, endX, y + length * 0.22]) });
  });
  scene.add(group({ blend: 'screen' }, ...strands));
  scene.glow(x, y, 104 * scale, '#fff', 0.95);
  scene.add(circle(x, y, 15 * scale, { fill: '#fffdf2' }));
  scene.spark(x, y, 80 * scale);
}
