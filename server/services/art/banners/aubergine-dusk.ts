import { oklch } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import { circle } from '../kit/shapes.ts';
import { fadeForText, isWide } from './text-side.ts';

const hills = [
  { y: 0.82, height: 0.1, lightness: 0.42, hue: 8 },
  { y: 0.9, height: 0.08, lightness: 0.3, hue: 350 },
  { y: 1, height: 0.06, lightness: 0.19, hue: 335 },
] as const;

/** A large sun going down behind hills in warm dusk. */
export function drawAubergineDusk(scene: Scene, festive: boolean): void {
  const { width, height } = scene;
  const sunX = width * (isWide(scene) ? 0.674 : 0.64);
  scene.background(
    scene.linear([
      [0, oklch(0.24, 0.09, 335)],
      [0.5, oklch(0.4, 0.14, 10)],
      [0.85, oklch(0.68, 0.16, 45)],
      [1, oklch(0.5, 0.15, 25)],
    ]),
  );
  scene.stars(Math.round(width / 38), { bottom: height * 0.4 });
  scene.glow(sunX, height * 0.66, height * 1.2, oklch(0.8, 0.16, 55), 0.6);
  scene.rays(sunX, height * 0.7, 26, width * 0.6, oklch(0.92, 0.12, 75), {
    opacity: 0.15,
    from: 185,
    to: 355,
    softness: 5,
  });
  fadeForText(scene, oklch(0.19, 0.06, 335), 0.95);
  const sun = scene.linear([
    [0, oklch(0.93, 0.13, 92)],
    [1, oklch(0.7, 0.18, 40)],
  ]);
  scene.add(circle(sunX, height * 0.7, height * (isWide(scene) ? 0.6 : 0.56), { fill: sun }));
  for (const hill of hills) {
    const slope = scene.linearOnCanvas(
      [
        [0, oklch(hill.lightness, 0.12, hill.hue)],
        [1, oklch(hill.lightness * 0.7, 0.09, hill.hue - 10)],
      ],
      [0, height * (hill.y - hill.height), 0, height],
    );
    scene.dune(height * hill.y, height * hill.height * 0.6, { fill: slope }, { phase: hill.y * 9, waves: 2.6 });
  }
  scene.motes(Math.round(width / 38), oklch(0.93, 0.12, 80), { left: width * 0.4, smallest: 1, largest: 3.4 });
  if (festive)
    scene.bokeh(Math.round(width / 60), oklch(0.85, 0.15, 65), { left: width * 0.35, largest: 22, opacity: 0.5 });
}
