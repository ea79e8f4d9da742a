import { oklch } from '../../kit/colour.ts';
import { facet } from '../../kit/facet.ts';
import { diagonal } from '../../kit/paint.ts';
import type { Point } from '../../kit/path.ts';
import { polygon, round } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { line, path, rectangle } from '../../kit/shapes.ts';
import { gold } from '../../props/gold.ts';
import type { ConfectioneryPalette } from './counter.ts';

const size = 94;
const bevel = 14;

/** A flake of gold leaf at most `reach` units wide. */
function flake(scene: Scene, x: number, y: number, reach: number): string {
  const near = (low: number, high: number) => scene.between(low * reach, high * reach);
  return facet(
    [x, y],
    [x + near(0.4, 1), y + near(-0.3, 0.3)],
    [x + near(0.5, 1), y + near(0.4, 0.9)],
    [x + near(-0.2, 0.3), y + near(0.4, 0.9)],
  );
}

function drawPiece(scene: Scene, x: number, y: number, gilded: boolean): void {
  const [right, foot, inner, innerFoot] = [x + size, y + size, x + size - bevel, y + size - bevel];
  const [left, top] = [x + bevel, y + bevel];
  const face = scene.linear(ramp(oklch(0.45, 0.07, 50), oklch(0.33, 0.06, 47), oklch(0.26, 0.05, 45)), diagonal);
  scene.add(
    path(facet([x, y], [right, y], [inner, top], [left, top]), { fill: oklch(0.56, 0.07, 52) }),
    path(facet([x, y], [left, top], [left, innerFoot], [x, foot]), { fill: oklch(0.46, 0.07, 50) }),
    path(facet([right, y], [right, foot], [inner, innerFoot], [inner, top]), { fill: oklch(0.24, 0.05, 45) }),
    path(facet([x, foot], [left, innerFoot], [inner, innerFoot], [right, foot]), { fill: oklch(0.17, 0.04, 42) }),
    rectangle(left, top, size - bevel * 2, size - bevel * 2, { fill: face }),
  );
  if (!gilded) return;
  const leaves = Array.from({ length: 3 }, () =>
    flake(scene, x + scene.between(20, 64), y + scene.between(20, 64), 20),
  );
  scene.add(path(leaves.join(''), { fill: gold(scene, diagonal) }));
}

function drawWrapper(scene: Scene, hue: number): void {
  const edge = Array.from({ length: 17 }, (_, tooth): Point => [
    -168 + tooth * 21,
    58 + (tooth % 2 ? -15 : 13) + scene.around(0, 9),
  ]);
  const foil = polygon([...edge, [168, 300], [-168, 300]]);
  const crinkles = Array.from({ length: 26 }, () => {
    const start = [scene.between(-160, 150), scene.between(60, 280)].map(round).join(' ');
    return `M${start}l${[scene.around(0, 24), scene.between(14, 52)].map(round).join(' ')}`;
  }).join('');
  const shine = stops(
    [0, '#8a5410'],
    [0.14, '#f6d98a'],
    [0.3, '#c58a22'],
    [0.48, '#fff3c4'],
    [0.64, '#b0741a'],
    [0.82, '#f0c24e'],
    [1, '#7a470c'],
  );
  const sleeve = stops([0, oklch(0.4, 0.13, hue)], [0.3, oklch(0.56, 0.15, hue)], [1, oklch(0.26, 0.1, hue)]);
  scene.add(
    path(foil, { fill: '#000', opacity: 0.5, filter: scene.blur(8), transform: 'translate(0 -10)' }),
    path(foil, { fill: scene.linear(shine, [0, 0, 1, 0.12]) }),
    line(crinkles, { stroke: '#fff8dc', strokeOpacity: 0.55, strokeWidth: 2 }),
    line(crinkles, { stroke: '#6b3f08', strokeOpacity: 0.4, strokeWidth: 2.4, transform: 'translate(3 2)' }),
    rectangle(-168, 128, 336, 172, { fill: scene.linear(sleeve, [0, 0, 1, 0.2]) }),
    line('M-168 134H168M-168 142H168', { stroke: '#f3cf74', strokeWidth: 2.4 }),
  );
}

/** Draws an opened bar of dark chocolate, its gold foil torn back. */
export function drawChocolateBar(scene: Scene, { hue, glaze }: ConfectioneryPalette): void {
  scene.glow(300, 290, 320, oklch(0.9, 0.09, glaze), 0.6);
  const shadow = { fill: '#000', opacity: 0.6, filter: scene.blur(20), transform: 'translate(14 26)' };
  scene.add(
    `<g transform="translate(300 318) rotate(${Math.round(scene.around(-13, 5))})">`,
    rectangle(-158, -262, 316, 540, shadow, 16),
    rectangle(-152, -256, 304, 420, { fill: oklch(0.2, 0.045, 45) }, 12),
  );
  const first = scene.whole(0, 3);
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 3; column++)
      drawPiece(scene, -146 + column * 99, -250 + row * 99, (column * 5 + row * 3 + first) % 4 === 1);
  drawWrapper(scene, hue);
  scene.add(path('M-140 -244L-40 -244L-146 -60Z', { fill: '#fff', opacity: 0.13 }), '</g>');
  const flakes = Array.from({ length: 14 }, () => flake(scene, scene.between(40, 560), scene.between(30, 540), 14));
  scene.add(path(flakes.join(''), { fill: gold(scene, diagonal), opacity: 0.8 }));
  scene.spark(214, 150, 54);
  scene.spark(410, 330, 40);
}
