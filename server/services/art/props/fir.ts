import type { Point } from '../kit/path.ts';
import { polygon } from '../kit/path.ts';

const tiers = 6;

/** Path data of a fir standing on (x, y); `breadth` is its half width as a share of the height. */
export function fir(x: number, y: number, height: number, breadth = 0.36): string {
  const top = y - height;
  const right: Point[] = [];
  const left: Point[] = [];
  for (let tier = 1; tier <= tiers; tier++) {
    const share = tier / tiers;
    const tierY = top + height * 0.93 * share;
    const reach = height * breadth * share * (0.6 + 0.4 * share) * 0.62;
    right.push([x + reach, tierY], [x + reach * 0.45, tierY - height * 0.02]);
    left.unshift([x - reach * 0.45, tierY - height * 0.02], [x - reach, tierY]);
  }
  const trunk = height * 0.025;
  const trunkTop = y - height * 0.07;
  return polygon([
    [x, top],
    ...right,
    [x + trunk, trunkTop],
    [x + trunk, y],
    [x - trunk, y],
    [x - trunk, trunkTop],
    ...left,
  ]);
}
