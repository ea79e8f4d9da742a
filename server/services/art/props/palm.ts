import type { Point } from '../kit/path.ts';
import { polygon, smoothCurve } from '../kit/path.ts';
import type { Scene } from '../kit/scene.ts';
import { line, path } from '../kit/shapes.ts';
import { leaf } from './leaf.ts';

/** A palm: where it stands, how high its crown is, and how far the crown leans to the right. */
export interface Palm {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly lean: number;
}

const leaflets = 16;

/** Path data of one arching frond; gravity bends it, and its leaflets hang. */
function archingFrond(x: number, y: number, length: number, angle: number, droop: number): string {
  const at = (along: number): Point => [
    x + Math.cos(angle) * length * along,
    y + Math.sin(angle) * length * along + droop * length * along * along,
  ];
  const upper: Point[] = [];
  const lower: Point[] = [];
  let data = '';
  for (let index = 0; index <= leaflets; index++) {
    const along = index / leaflets;
    const [px, py] = at(along);
    const half = length * 0.016 * (1 - along);
    upper.push([px, py - half]);
    lower.unshift([px, py + half]);
    if (index < 2) continue;
    const slope = Math.atan2(Math.sin(angle) + 2 * droop * along, Math.cos(angle));
    const reach = length * 0.34 * Math.sin(Math.PI * (0.16 + 0.8 * along));
    for (const side of [-1, 1]) data += leaf(px, py, reach, slope + side * (0.85 - 0.35 * along), 0.075).outline;
  }
  return polygon([...upper, ...lower]) + data;
}

/** A palm in one colour, as markup. */
export function palm(scene: Scene, { x, y, height, lean }: Palm, fill: string): string {
  const [crownX, crownY] = [x + lean, y - height];
  const stem: readonly Point[] = [
    [x, y + 6],
    [x + lean * 0.2, y - height * 0.45],
    [crownX, crownY],
  ];
  const fronds = Array.from({ length: 10 }, (_, index) => {
    const angle = Math.PI * (0.98 + (index * 1.04) / 9) + scene.around(0, 0.1);
    return archingFrond(crownX, crownY, height * scene.between(0.42, 0.54), angle, scene.between(0.28, 0.5));
  });
  return (
    line(smoothCurve(stem), { stroke: fill, strokeWidth: height * 0.045, strokeLinecap: 'round' }) +
    path(fronds.join(''), { fill })
  );
}
