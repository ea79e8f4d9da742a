import { oklch } from '../kit/colour.ts';
import { across } from '../kit/paint.ts';
import { polygon } from '../kit/path.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, path } from '../kit/shapes.ts';
import { isWide } from './text-side.ts';

/** Graphite with diagonal bars of teal light and hairline circles. */
export function drawGraphite(scene: Scene): void {
  const { width, height } = scene;
  const centreX = width * (isWide(scene) ? 0.72 : 0.66);
  scene.background(
    scene.linear(
      [
        [0, oklch(0.2, 0.008, 230)],
        [1, oklch(0.26, 0.02, 210)],
      ],
      across,
    ),
  );
  scene.glow(centreX, height * 0.5, height * 1.1, oklch(0.6, 0.1, 192), 0.42);
  for (let bar = 0; bar < 9; bar++) {
    const x = width * (0.42 + bar * 0.075);
    const slant = height * 0.5;
    const light = scene.linear([
      [0, oklch(0.7, 0.11, 190), 0.03 + 0.04 * (bar % 4)],
      [1, oklch(0.55, 0.1, 195), 0],
    ]);
    const corners = polygon([
      [x, -10],
      [x + width * 0.05, -10],
      [x + width * 0.05 - slant, height + 10],
      [x - slant, height + 10],
    ]);
    scene.add(path(corners, { fill: light }));
  }
  for (let ring = 0; ring < 6; ring++)
    scene.add(
      circle(centreX, height * 0.52, height * (0.3 + ring * 0.16), {
        fill: 'none',
        stroke: oklch(0.75, 0.1, 190),
        strokeWidth: 1.5,
        opacity: 0.34 - 0.055 * ring,
      }),
    );
}
