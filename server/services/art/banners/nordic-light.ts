import { oklch } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import { circle, path, rectangle } from '../kit/shapes.ts';
import { fir } from '../props/fir.ts';
import { fadeForText, isWide } from './text-side.ts';

const ranges = [
  { y: 0.58, height: 0.24, lightness: 0.86, chroma: 0.025 },
  { y: 0.68, height: 0.17, lightness: 0.76, chroma: 0.04 },
  { y: 0.8, height: 0.11, lightness: 0.64, chroma: 0.055 },
] as const;

/** A pale winter sun over three ranges and a line of firs. */
export function drawNordicLight(scene: Scene): void {
  const { width, height } = scene;
  const pine = oklch(0.42, 0.075, 165);
  scene.background(
    scene.linear([
      [0, oklch(0.93, 0.025, 225)],
      [0.6, oklch(0.97, 0.018, 200)],
      [1, oklch(0.95, 0.03, 170)],
    ]),
  );
  scene.add(circle(width * 0.72, height * 0.42, height * 0.2, { fill: '#fff', opacity: 0.9 }));
  scene.glow(width * 0.72, height * 0.42, height * 0.8, '#fff', 0.8);
  for (const range of ranges) {
    const haze = scene.linearOnCanvas(
      [
        [0, oklch(range.lightness, range.chroma, 190)],
        [1, oklch(Math.min(0.97, range.lightness + 0.1), range.chroma, 180)],
      ],
      [0, height * (range.y - range.height), 0, height],
    );
    scene.ridge(height * range.y, height * range.height, { fill: haze }, { steps: 8, roughness: 0.52 });
  }
  const firs = Array.from({ length: Math.round(width / 21) }, () => {
    const x = scene.between(width * 0.3, width + 20);
    const tall = scene.between(30, 86) * (height / 472) * (0.5 + (0.7 * x) / width);
    return fir(x, height * 0.95 + scene.around(1, 9), tall);
  });
  scene.add(path(firs.join(''), { fill: pine }), rectangle(0, height * 0.93, width, height * 0.1, { fill: pine }));
  fadeForText(scene, oklch(0.985, 0.004, 220), isWide(scene) ? 1 : 0.9);
}
