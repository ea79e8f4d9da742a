import { oklch } from '../../kit/colour.ts';
import { polar, polygon } from '../../kit/path.ts';
import { fade, ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { path, rectangle } from '../../kit/shapes.ts';
import type { GridPalette } from './board.ts';
import { startBoard } from './board.ts';
import { tileGlass, tileNumber } from './tile.ts';

const width = 186;
const pitch = width + 14;

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) =>
    polar(x, y, index % 2 ? radius * 0.46 : radius, (index * Math.PI) / 5 - Math.PI / 2),
  );
  return polygon(points);
}

function drawStar(scene: Scene, hue: number): void {
  const body = scene.linear(ramp(oklch(0.99, 0.04, hue), oklch(0.84, 0.16, hue), oklch(0.58, 0.16, hue - 20)));
  const edge = { stroke: oklch(0.32, 0.12, hue - 25), strokeWidth: 5, strokeLinejoin: 'round' } as const;
  scene.add(
    path(star(0, 6, 72), { fill: '#000', opacity: 0.45, filter: scene.blur(8) }),
    path(star(0, 0, 74), { fill: body, ...edge }),
    path(star(0, 0, 62), { fill: 'none', stroke: '#fff', strokeWidth: 2.5, opacity: 0.75, strokeLinejoin: 'round' }),
    path(
      polygon([
        [0, -74],
        [0, 0],
        [-70, -23],
      ]),
      { fill: '#fff', opacity: 0.22 },
    ),
  );
}

/** Draws the middle of the board close up: a star fills the line for any number. */
export function drawWild(scene: Scene, palette: GridPalette): void {
  const { hue, tiles, winner } = palette;
  const number = startBoard(scene);
  const column = scene.chance(0.4);
  scene.glow(300, 300, 380, oklch(0.82, 0.15, winner), 0.7);
  scene.add(`<g transform="translate(300 300) rotate(${Math.round(scene.around(-8, 5))})">`);
  for (let row = -2; row <= 2; row++)
    for (let across = -2; across <= 2; across++) {
      const onLine = column ? across === 0 : row === 0;
      const isStar = row === 0 && across === 0;
      // The star shines on dark glass: on a lit tile it would vanish.
      const lit = onLine && !isStar ? tiles[(row + across + 4) % 3] : undefined;
      const tile = { x: across * pitch - width / 2, y: row * pitch - width / 2, width, lit };
      if (isStar) scene.glow(0, 0, 230, oklch(0.9, 0.13, winner), 0.9);
      scene.add(tileGlass(scene, palette, tile));
      if (!isStar) scene.add(tileNumber(scene, palette, tile, number(across + 2, row + 3)));
    }
  drawStar(scene, winner);
  const [wide, high] = column ? [width + 26, 3 * pitch + width] : [3 * pitch + width, width + 26];
  const frame = [-wide / 2, -high / 2, wide, high] as const;
  scene.add(
    rectangle(
      ...frame,
      { fill: 'none', stroke: oklch(0.88, 0.14, winner), strokeWidth: 12, opacity: 0.8, filter: scene.blur(8) },
      34,
    ),
    rectangle(...frame, { fill: 'none', stroke: '#fff', strokeWidth: 4 }, 34),
    '</g>',
  );
  const night = oklch(0.1, 0.05, hue);
  scene.add(
    rectangle(-10, 0, 620, 190, { fill: scene.linear(fade(night, 0.8, 0)) }),
    rectangle(-10, 430, 620, 240, { fill: scene.linear(fade(night, 0, 0.85)) }),
    rectangle(-10, 669, 620, 220, { fill: night, opacity: 0.85 }),
  );
  scene.vignette(0.6, night);
  scene.spark(360, 232, 56);
}
