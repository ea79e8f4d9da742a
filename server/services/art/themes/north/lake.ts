import { oklch } from '../../kit/colour.ts';
import { round } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path, rectangle } from '../../kit/shapes.ts';
import { fir } from '../../props/fir.ts';
import type { NorthPalette } from './sky.ts';
import { drawFrame, drawRange } from './sky.ts';

const shoreY = 520;

function drawWater(scene: Scene, { night, aurora: [bright, deep] }: NorthPalette): void {
  const water = scene.linear([
    [0, oklch(0.62, 0.13, bright)],
    [0.3, oklch(0.32, 0.1, deep)],
    [1, oklch(0.08, 0.04, night)],
  ]);
  const ripples = Array.from({ length: 40 }, (_, index) => {
    const depth = index / 40;
    return rectangle(
      scene.between(-60, 560),
      shoreY + 6 + depth ** 1.6 * 240,
      scene.between(40, 240),
      1 + index * 0.08,
      {},
      1,
    );
  });
  scene.add(
    rectangle(-30, shoreY, 660, 370, { fill: water }),
    group({ fill: oklch(0.92, 0.12, bright), opacity: 0.35 }, ripples.join('')),
  );
}

function drawCabin(scene: Scene, x: number, night: number): void {
  scene.add(
    group(
      { transform: `translate(${round(x - 295)} 0)` },
      path('M262 516l33 -28l33 28v18h-66Z', { fill: oklch(0.1, 0.04, night) }),
      path('M258 518l37 -32l37 32l-5 3l-32 -27l-32 27Z', { fill: oklch(0.86, 0.04, night), opacity: 0.55 }),
      rectangle(287, 511, 16, 14, { fill: '#ffd27a' }),
      path('M295 511v14M287 518h16', { stroke: '#5a3510', strokeWidth: 1.6 }),
      rectangle(288, 540, 14, 60, {
        fill: scene.linear([
          [0, '#ffbe5c', 0.55],
          [1, '#ffbe5c', 0],
        ]),
      }),
    ),
  );
  scene.glow(x, 518, 68, '#ffbe5c', 0.85);
}

/** Draws a lake under the aurora with one warm window on the far shore. */
export function drawLake(scene: Scene, palette: NorthPalette): void {
  const { night } = palette;
  drawRange(scene, palette, scene.around(440, 14), 95, 0.42, 0.75);
  drawRange(scene, palette, 490, 60, 0.26, 0.5);
  drawWater(scene, palette);
  const cabinX = scene.around(295, 60);
  const firs = Array.from({ length: 28 }, () => {
    const x = scene.between(-20, 620);
    return Math.abs(x - cabinX) < 34 ? '' : fir(x, 526 + scene.around(2, 6), scene.between(40, 95));
  });
  scene.add(path(firs.join(''), { fill: oklch(0.14, 0.05, night) }));
  drawCabin(scene, cabinX, night);
  drawFrame(scene, night, 700, [330, 250, 180, 120]);
}
