import { oklch } from '../../kit/colour.ts';
import { diagonal } from '../../kit/paint.ts';
import type { Scene } from '../../kit/scene.ts';
import { line, rectangle } from '../../kit/shapes.ts';
import { gold } from '../../props/gold.ts';
import type { ConfectioneryPalette } from './counter.ts';
import { drawPraline } from './praline.ts';

/** Draws a box of nine pralines from above, a ribbon over its corner. */
export function drawPralineBox(scene: Scene, palette: ConfectioneryPalette): void {
  const { hue } = palette;
  const shadow = { fill: '#000', opacity: 0.55, filter: scene.blur(20), transform: 'translate(0 24)' };
  scene.add(
    `<g transform="translate(300 330) rotate(${Math.round(scene.around(-8, 5))})">`,
    rectangle(-236, -236, 472, 472, shadow, 30),
    rectangle(-236, -236, 472, 472, { fill: gold(scene, diagonal) }, 30),
    rectangle(-224, -224, 448, 448, { fill: oklch(0.2, 0.06, hue) }, 22),
  );
  const first = scene.whole(0, 5);
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++)
      drawPraline(scene, palette, (column - 1) * 146, (row - 1) * 146, first + column * 2 + row * 3);
  scene.add(
    line('M-236 150L-150 236', { stroke: oklch(0.6, 0.17, hue), strokeWidth: 30 }),
    line('M-236 150L-150 236', { stroke: oklch(0.86, 0.09, hue), strokeWidth: 3, transform: 'translate(-7 -7)' }),
    '</g>',
  );
}
