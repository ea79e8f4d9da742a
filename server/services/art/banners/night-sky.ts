import { oklch } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import { group, rectangle } from '../kit/shapes.ts';
import { drawComet } from './comet.ts';
import { fadeForText, isWide } from './text-side.ts';

function drawNebula(scene: Scene): void {
  const { width, height } = scene;
  const clouds = scene.noise(0.0022, 0.005, { octaves: 4, seed: 11, gain: 2.4, cut: -1 });
  const veil = scene.mask(rectangle(0, 0, width, height, { filter: clouds }));
  const light = scene.radial(
    [
      [0, oklch(0.66, 0.11, 262)],
      [0.5, oklch(0.42, 0.11, 272)],
      [1, oklch(0.2, 0.07, 270)],
    ],
    [0.72, 0.3, 0.6],
  );
  scene.add(group({ mask: veil }, rectangle(0, 0, width, height, { fill: light, opacity: 0.8 })));
}

/** A night sky with a comet over low hills. */
export function drawNightSky(scene: Scene, festive: boolean): void {
  const { width, height } = scene;
  scene.background(
    scene.linear([
      [0, oklch(0.13, 0.05, 268)],
      [0.55, oklch(0.25, 0.085, 264)],
      [0.85, oklch(0.42, 0.09, 262)],
      [1, oklch(0.3, 0.07, 262)],
    ]),
  );
  drawNebula(scene);
  scene.stars(Math.round(width / 7.4));
  drawComet(
    scene,
    width * (isWide(scene) ? 0.545 : 0.86),
    height * (isWide(scene) ? 0.17 : 0.2),
    height / 472,
    width * 0.24,
  );
  const hills = scene.linearOnCanvas(
    [
      [0, oklch(0.32, 0.07, 263)],
      [1, oklch(0.2, 0.05, 265)],
    ],
    [0, height * 0.75, 0, height],
  );
  scene.ridge(height * 0.9, height * 0.12, { fill: hills, opacity: 0.9 }, { steps: 8, roughness: 0.52 });
  scene.ridge(height * 0.98, height * 0.07, { fill: oklch(0.145, 0.04, 266) }, { steps: 8 });
  if (festive) scene.motes(Math.round(width / 14), '#fff', { smallest: 1.2, largest: 6, opacity: 0.75 });
  fadeForText(scene, oklch(0.15, 0.05, 266), 0.94);
}
