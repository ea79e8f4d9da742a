import { oklch } from '../../kit/colour.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, path } from '../../kit/shapes.ts';
import type { SeaPalette } from './water.ts';

const body =
  'M300 118C318 128 326 150 332 176C380 176 470 196 590 300C520 284 470 300 430 330C392 356 356 372 330 388C322 404 312 420 306 470' +
  'L303 610L297 610L294 470C288 420 278 404 270 388C244 372 208 356 170 330C130 300 80 284 10 300C130 196 220 176 268 176' +
  'C274 150 282 128 300 118ZM274 168C262 140 262 122 252 104C246 126 246 150 256 178ZM326 168C338 140 338 122 348 104C354 126 354 150 344 178Z';
const belly = 'M300 150C330 200 340 300 304 440C262 300 270 200 300 150Z';

function drawRuins(scene: Scene, hue: number): void {
  scene.ridge(560, 90, { fill: oklch(0.3, 0.08, hue + 10), opacity: 0.7 }, { steps: 5, roughness: 0.5 });
  const columns = scene.whole(5, 7);
  let data = '';
  for (let column = 0; column < columns; column++) {
    const x = Math.round(scene.around(40 + column * (560 / columns), 12));
    const top = Math.round(scene.between(470, 560));
    data += `M${x} 890V${top}h44V890ZM${x - 9} ${top}h62v-16h-62Z`;
  }
  const stone = scene.linearOnCanvas(
    [
      [0, oklch(0.42, 0.09, hue + 8)],
      [1, oklch(0.16, 0.06, hue + 22)],
    ],
    [0, 460, 0, 800],
  );
  scene.add(path(data, { fill: stone }));
}

function spots(scene: Scene): string {
  return Array.from({ length: 46 }, () => {
    const side = scene.around(0, 1);
    const y = 215 + Math.abs(side) * 82 + scene.between(-18, 46) * (1 - Math.abs(side) * 0.8);
    return circle(300 + side * 225, y, scene.between(1.2, 5));
  }).join('');
}

/** Draws a ray fish from below, gliding over the columns of a drowned town. */
export function drawRay(scene: Scene, { hue, glow }: SeaPalette): void {
  drawRuins(scene, hue);
  scene.glow(300, 250, 340, oklch(0.9, 0.08, hue - 20), 0.7);
  const skin = scene.linearOnCanvas(
    [
      [0, oklch(0.42, 0.08, hue + 6)],
      [0.4, oklch(0.24, 0.07, hue + 20)],
      [1, oklch(0.14, 0.05, hue + 26)],
    ],
    [0, 110, 0, 480],
  );
  const rim = scene.linearOnCanvas(
    [
      [0, oklch(0.97, 0.05, glow)],
      [0.5, oklch(0.75, 0.12, glow)],
      [1, oklch(0.4, 0.1, glow), 0],
    ],
    [0, 100, 0, 480],
  );
  scene.add(
    group(
      { transform: `rotate(${Math.round(scene.around(-8, 6))} 300 300)` },
      path(body, {
        fill: oklch(0.1, 0.04, hue + 30),
        opacity: 0.5,
        filter: scene.blur(16),
        transform: 'translate(0 34)',
      }),
      path(body, { fill: skin, stroke: rim, strokeWidth: 3.5 }),
      path(belly, { fill: oklch(0.7, 0.1, hue), opacity: 0.28, filter: scene.blur(8) }),
      group({ fill: oklch(0.93, 0.1, glow), opacity: 0.75 }, spots(scene)),
    ),
  );
}
