import type { Point } from '../kit/path.ts';
import { circlePath, polar, polygon } from '../kit/path.ts';

const toothProfile = [
  [-0.62, 0.86],
  [-0.34, 1],
  [0.34, 1],
  [0.62, 0.86],
] as const;

/** Path data of a gear wheel with a hole (`hole` as a share of the radius). */
export function gear(x: number, y: number, radius: number, teeth: number, hole = 0.35): string {
  const rim: Point[] = [];
  for (let tooth = 0; tooth < teeth; tooth++)
    for (const [offset, reach] of toothProfile)
      rim.push(polar(x, y, radius * reach, ((tooth * 2 + offset) * Math.PI) / teeth));
  return polygon(rim) + circlePath(x, y, radius * hole, false);
}
