import { oklch } from '../../kit/colour.ts';
import { upperLeftLight } from '../../kit/paint.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group } from '../../kit/shapes.ts';
import type { GridPalette } from './board.ts';
import { startBoard } from './board.ts';
import { tileGlass, tileNumber } from './tile.ts';

const count = 12;

function drawStone(scene: Scene, { hue, winner }: GridPalette): void {
  const surface = stops(
    [0, '#fff'],
    [0.2, oklch(0.94, 0.09, winner)],
    [0.55, oklch(0.7, 0.16, winner - 10)],
    [1, oklch(0.24, 0.1, hue)],
  );
  scene.glow(300, 276, 260, oklch(0.88, 0.14, winner), 0.9);
  scene.add(
    circle(300, 276, 112, { fill: scene.radial(surface, upperLeftLight) }),
    ellipse(262, 226, 40, 22, { fill: '#fff', opacity: 0.55 }, -35),
    circle(300, 276, 110, {
      fill: 'none',
      stroke: scene.linear(stops([0, '#fff', 0.9], [0.5, '#fff', 0.1], [1, '#fff', 0])),
      strokeWidth: 3,
    }),
  );
}

/** Draws tiles that circle round a shining sphere, near ones large and lit. */
export function drawOrbit(scene: Scene, palette: GridPalette): void {
  const { tiles, hue } = palette;
  const number = startBoard(scene);
  const turn = scene.between(0, (Math.PI * 2) / count);
  const lean = scene.around(-9, 5);
  const ringPaint = scene.linear(ramp(oklch(0.9, 0.1, tiles[0]), oklch(0.5, 0.13, tiles[1])));
  const places = Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + turn;
    const nearness = (Math.sin(angle) + 1) / 2;
    return { index, nearness, x: Math.cos(angle) * 218, y: Math.sin(angle) * 104, width: 58 + nearness * 62 };
  }).sort((a, b) => a.nearness - b.nearness);
  const shift = `translate(300 316) rotate(${Math.round(lean)})`;
  const ring = ellipse(0, 0, 218, 104, { fill: 'none', stroke: ringPaint, strokeWidth: 2.5, opacity: 0.7 });
  const drawTiles = (chosen: typeof places) =>
    chosen.map(({ index, nearness, x, y, width }) => {
      const lit = nearness > 0.55 || index % 3 === 0 ? tiles[index % 3] : undefined;
      const tile = { x: x - width / 2, y: y - width / 2, width, lit };
      const content = tileGlass(scene, palette, tile) + tileNumber(scene, palette, tile, number(index % 5, index));
      return group(
        { transform: `rotate(${Math.round(scene.around(-lean, 6))} ${Math.round(x)} ${Math.round(y)})` },
        content,
      );
    });
  scene.rays(300, 276, 22, 700, oklch(0.92, 0.09, hue), { opacity: 0.16, softness: 3 });
  const half = places.findIndex(({ nearness }) => nearness > 0.5);
  scene.add(group({ transform: shift }, ring, ...drawTiles(places.slice(0, half))));
  drawStone(scene, palette);
  scene.add(ellipse(300, 556, 220, 30, { fill: '#000', opacity: 0.45, filter: scene.blur(16) }));
  scene.add(group({ transform: shift }, ...drawTiles(places.slice(half))));
  scene.spark(250, 212, 70);
}
