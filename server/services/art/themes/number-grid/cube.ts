import { oklch } from '../../kit/colour.ts';
import type { Point } from '../../kit/path.ts';
import { polygon } from '../../kit/path.ts';
import { ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { ellipse, path } from '../../kit/shapes.ts';
import type { GridPalette } from './board.ts';
import { startBoard } from './board.ts';
import { tileGlass, tileNumber } from './tile.ts';

const edge = 226;
const tall = 236;
const cells = 3;
const corner: Point = [300, 306];

interface Face {
  /** The face's own right and down, each one edge long. */
  readonly right: Point;
  readonly down: Point;
  readonly origin: Point;
  /** How much of the light the face loses. */
  readonly shade: number;
}

const slope = 0.5;
const faces: readonly Face[] = [
  {
    origin: [corner[0] - edge, corner[1] - edge * slope],
    right: [edge, -edge * slope],
    down: [edge, edge * slope],
    shade: 0,
  },
  { origin: [corner[0] - edge, corner[1] - edge * slope], right: [edge, edge * slope], down: [0, tall], shade: 0.12 },
  { origin: corner, right: [edge, -edge * slope], down: [0, tall], shade: 0.4 },
];

function drawFace(
  scene: Scene,
  palette: GridPalette,
  face: Face,
  order: number,
  number: (column: number, row: number) => number,
): void {
  const { origin, right, down, shade } = face;
  const at = (a: number, b: number): Point => [
    origin[0] + right[0] * a + down[0] * b,
    origin[1] + right[1] * a + down[1] * b,
  ];
  const outline = polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]);
  const frame = oklch(0.16, 0.06, palette.hue);
  scene.add(path(outline, { fill: frame, stroke: frame, strokeWidth: 12, strokeLinejoin: 'round' }));
  const matrix = [...right, ...down].map((part) => Math.round(part * 10) / 3000);
  scene.add(`<g transform="matrix(${matrix.join(' ')} ${origin.join(' ')})">`);
  const litRow = scene.whole(0, 2);
  const diagonal = scene.chance(0.4);
  for (let row = 0; row < cells; row++)
    for (let column = 0; column < cells; column++) {
      const hit = diagonal ? row === column : row === litRow;
      const tile = { x: column * 100 + 4, y: row * 100 + 4, width: 90, lit: hit ? palette.tiles[order] : undefined };
      scene.add(
        tileGlass(scene, palette, tile),
        tileNumber(scene, palette, tile, number((column + order) % 5, row + order * 3)),
      );
    }
  scene.add('</g>');
  if (shade) scene.add(path(outline, { fill: oklch(0.06, 0.04, palette.hue), opacity: shade }));
}

/** Draws a floating cube with a board on every side. */
export function drawCube(scene: Scene, palette: GridPalette): void {
  const { hue, tiles, winner } = palette;
  const number = startBoard(scene);
  scene.rays(300, 300, 20, 700, oklch(0.9, 0.1, winner), { opacity: 0.2, softness: 3 });
  scene.glow(300, 290, 380, oklch(0.82, 0.15, tiles[0]), 0.7);
  const halo = scene.linear(ramp(oklch(0.95, 0.09, winner), oklch(0.6, 0.15, tiles[1])));
  const orbit = { fill: 'none', stroke: halo, strokeWidth: 3, opacity: 0.8 };
  const tilt = scene.around(-16, 6);
  scene.add(
    ellipse(300, 560, 230, 40, { fill: '#000', opacity: 0.5, filter: scene.blur(18) }),
    ellipse(300, 310, 290, 92, orbit, tilt),
  );
  scene.add(`<g transform="translate(0 ${Math.round(scene.around(0, 6))})">`);
  for (const [order, face] of faces.entries()) drawFace(scene, palette, face, order, number);
  scene.add('</g>');
  const front = scene.clip(`<path d="M-20 330H620V620H-20Z" transform="rotate(${Math.round(tilt)} 300 310)"/>`);
  scene.add(
    `<g clip-path="${front}">`,
    ellipse(300, 310, 290, 92, { ...orbit, strokeWidth: 9, opacity: 0.5, filter: scene.blur(6) }, tilt),
    ellipse(300, 310, 290, 92, { ...orbit, opacity: 1 }, tilt),
    '</g>',
  );
  scene.glow(corner[0], corner[1], 90, oklch(0.95, 0.07, hue), 0.45);
  scene.spark(76, 194, 60);
}
