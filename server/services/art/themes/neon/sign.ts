import { oklch } from '../../kit/colour.ts';
import { circlePath, polar, polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { line, path, rectangle } from '../../kit/shapes.ts';
import { symbols } from './symbols.ts';
import type { NeonPalette } from './tube.ts';
import { tube, tubeColours } from './tube.ts';

function drawBricks(scene: Scene, hue: number): void {
  scene.background(oklch(0.13, 0.04, hue - 10));
  for (let row = 0; row < 30; row++)
    for (let column = -1; column < 9; column++)
      scene.add(
        rectangle(
          column * 76 + (row % 2) * 38,
          row * 30,
          73,
          27,
          { fill: oklch(scene.between(0.17, 0.22), 0.035, hue) },
          2,
        ),
      );
}

const corners = (sides: number, radius: number, turn: number) =>
  polygon(Array.from({ length: sides }, (_, index) => polar(300, 310, radius, (index / sides) * Math.PI * 2 + turn)));

const frames = [
  (radius: number) => circlePath(300, 310, radius),
  (radius: number) => circlePath(300, 310, radius),
  (radius: number) => corners(6, radius * 1.06, Math.PI / 6),
  (radius: number) => corners(8, radius * 1.04, Math.PI / 8),
] as const;

const marks = [
  (x: number, y: number) => `M${x - 24} ${y}h48M${x} ${y - 24}v48`,
  (x: number, y: number) => `M${x - 18} ${y}l18 -18l18 18l-18 18Z`,
  (x: number, y: number) => circlePath(x, y, 13),
] as const;

/** Draws a tube sign on a brick wall: a symbol in a double frame, hung from two cables. */
export function drawSign(scene: Scene, palette: NeonPalette): void {
  const { first, second } = tubeColours(palette);
  const symbol = scene.pick(symbols);
  const frame = scene.pick(frames);
  const mark = scene.pick(marks);
  drawBricks(scene, palette.wall);
  scene.glow(300, 310, 430, first, 0.62);
  scene.glow(300, 330, 300, second, 0.35);
  scene.add(
    line('M120 -60V150M480 -60V150', { stroke: '#05030a', strokeWidth: 5 }),
    tube(scene, frame(218), second, 8),
    tube(scene, frame(188), first, 4),
  );
  const upright = scene.mirrored && symbol.readable ? 'translate(600 0) scale(-1 1)' : undefined;
  scene.add(
    line(symbol.outline, {
      stroke: '#000',
      strokeWidth: 14,
      opacity: 0.6,
      transform: 'translate(10 16)',
      filter: scene.blur(9),
    }),
    path(symbol.outline, { fill: first, opacity: 0.16, transform: upright }),
    tube(scene, symbol.outline, first, 10, upright),
    tube(scene, symbol.detail, second, 6, upright),
  );
  const places = [
    [92, 116],
    [508, 116],
    [92, 504],
    [508, 504],
  ] as const;
  scene.add(tube(scene, places.map(([x, y]) => mark(x, y)).join(''), second, 4));
}
