import { oklch } from '../../kit/colour.ts';
import { across } from '../../kit/paint.ts';
import { polar, polygon } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { line, path, rectangle } from '../../kit/shapes.ts';
import type { DecoPalette } from './salon.ts';
import { gilt } from './salon.ts';

const street = 520;

interface Tower {
  readonly x: number;
  readonly width: number;
  readonly top: number;
  readonly steps: number;
  readonly lightness: number;
}

function drawTower(scene: Scene, { hue, chroma }: DecoPalette, { x, width, top, steps, lightness }: Tower): void {
  const stepHeight = (street - top) / steps;
  let [foot, wide] = [street, width];
  for (let step = 0; step < steps; step++) {
    const height = step === steps - 1 ? stepHeight * 0.8 : stepHeight * (1.3 - 0.2 * step);
    const wall = ramp(
      oklch(lightness + 0.2, 0.02 + chroma, hue),
      oklch(lightness, chroma, hue),
      oklch(lightness * 0.6, chroma, hue),
    );
    scene.add(rectangle(x - wide / 2, foot - height, wide, height + 2, { fill: scene.linear(wall, across) }));
    for (let column = x - wide / 2 + 10; column < x + wide / 2 - 4; column += 16) {
      const windows = {
        stroke: '#f0c766',
        strokeWidth: 2.6,
        strokeDasharray: '7 6',
        opacity: scene.between(0.45, 0.85),
      };
      scene.add(line(`M${Math.round(column)} ${Math.round(foot - height + 8)}V${Math.round(foot - 4)}`, windows));
    }
    scene.add(rectangle(x - wide / 2 - 4, foot - height - 3, wide + 8, 5, { fill: '#e9c05c' }));
    foot -= height;
    wide *= 0.68;
  }
  scene.add(
    path(
      polygon([
        [x - 5, foot],
        [x, foot - 80],
        [x + 5, foot],
      ]),
      { fill: '#f6dc92' },
    ),
  );
}

/** Draws stepped towers in a burst of gold rays. */
export function drawTowers(scene: Scene, palette: DecoPalette): void {
  const beams = scene.whole(22, 30);
  let burst = '';
  for (let beam = 0; beam < beams; beam++) {
    const angle = Math.PI * (1 + beam / beams);
    burst += polygon([[300, street], polar(300, street, 720, angle), polar(300, street, 720, angle + 1.6 / beams)]);
  }
  const light = scene.radialOnCanvas(stops([0, '#ffe9a8', 0.9], [0.5, '#d9a441', 0.4], [1, '#8a5410', 0.08]), [
    300,
    street,
    700,
  ]);
  scene.add(path(burst, { fill: light }));
  scene.glow(300, 500, 330, '#ffdf8f', 0.75);
  const near = () => scene.around(0, 18);
  const towers: readonly Tower[] = [
    { x: 70, width: 100, top: 330 + near(), steps: 3, lightness: 0.16 },
    { x: 530, width: 100, top: 320 + near(), steps: 3, lightness: 0.16 },
    { x: 172, width: 110, top: 260 + near(), steps: 4, lightness: 0.2 },
    { x: 432, width: 112, top: 240 + near(), steps: 4, lightness: 0.2 },
    { x: 300, width: 138, top: 130 + near() * 0.5, steps: scene.whole(4, 6), lightness: 0.26 },
  ];
  for (const tower of towers) drawTower(scene, palette, tower);
  scene.add(rectangle(-30, street - 2, 660, 7, { fill: gilt(scene) }));
}
