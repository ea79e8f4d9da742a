import { leaf } from './leaf.ts';

/** Path data of a feathered frond growing from (x, y) at an angle in radians, with pairs of leaves along a bent stem. */
export function frond(x: number, y: number, length: number, angle: number, pairs = 11, breadth = 0.32): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let data = '';
  for (let pair = 1; pair <= pairs; pair++) {
    const along = pair / (pairs + 0.5);
    const sag = along * along * length * 0.18;
    const stemX = x + cos * length * along - sin * sag;
    const stemY = y + sin * length * along + cos * sag;
    const reach = length * breadth * (1 - Math.abs(along - 0.4) * 0.95);
    for (const side of [-1, 1])
      data += leaf(stemX, stemY, reach, angle + side * (0.95 - 0.45 * along) + 0.25 * along, 0.13).outline;
  }
  return data;
}
