import { oklch } from '../../kit/colour.ts';
import { polar, round } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, path } from '../../kit/shapes.ts';
import type { SeaPalette } from './water.ts';

const hingeY = 452;

function drawFan(scene: Scene, hue: number): void {
  const ribs = scene.whole(9, 13);
  const edge = (angle: number, reach: number) => {
    const [x, y] = polar(0, 0, 258 * reach, angle);
    return `${round(300 + x)} ${round(440 + y * 1.12)}`;
  };
  for (let rib = 0; rib < ribs; rib++) {
    const from = Math.PI * (1.06 + (0.88 * rib) / ribs);
    const to = Math.PI * (1.06 + (0.88 * (rib + 1)) / ribs);
    const middle = (from + to) / 2;
    const [near, far] = Math.cos(middle) < 0 ? [0, 1] : [1, 0];
    const fill = scene.linear(
      [
        [0, oklch(0.93, 0.06, hue + 8)],
        [0.5, oklch(0.76, 0.12, hue)],
        [1, oklch(0.4, 0.11, hue - 10)],
      ],
      [near, 0, far, 1],
    );
    scene.add(
      path(`M300 ${hingeY}L${edge(from, 1)}Q${edge(middle, 1.12)} ${edge(to, 1)}Z`, {
        fill,
        stroke: oklch(0.97, 0.03, hue + 8),
        strokeOpacity: 0.75,
        strokeWidth: 2.5,
      }),
    );
  }
}

function drawPearlBall(scene: Scene, hue: number): void {
  const radius = scene.around(82, 8);
  scene.glow(300, 390, 170, '#fff', 0.75);
  const lustre = scene.radial(
    [
      [0, '#fff'],
      [0.35, oklch(0.95, 0.03, hue)],
      [0.7, oklch(0.78, 0.07, hue + 120)],
      [0.9, oklch(0.6, 0.09, hue + 40)],
      [1, oklch(0.42, 0.08, hue)],
    ],
    [0.5, 0.5, 0.56, 0.34, 0.28],
  );
  scene.add(
    circle(300, 464 - radius, radius, { fill: lustre }),
    ellipse(268, 340 + (84 - radius), 26, 15, { fill: '#fff' }, -35),
  );
  scene.spark(266, 338 + (84 - radius), 58);
}

/** Draws a pearl in an open shell. */
export function drawPearl(scene: Scene, { glow, shell }: SeaPalette): void {
  scene.glow(300, 330, 360, oklch(0.85, 0.11, glow), 0.8);
  drawFan(scene, shell);
  const bed = scene.radial([
    [0, oklch(0.95, 0.05, shell + 8)],
    [0.6, oklch(0.6, 0.12, shell)],
    [1, oklch(0.28, 0.08, shell)],
  ]);
  const lip = scene.linear([
    [0, oklch(0.86, 0.08, shell + 8)],
    [1, oklch(0.3, 0.1, shell - 10)],
  ]);
  scene.add(
    ellipse(300, hingeY, 210, 62, { fill: bed }),
    path('M78 440C120 560 480 560 522 440C480 500 120 500 78 440Z', { fill: lip }),
  );
  drawPearlBall(scene, glow);
}
