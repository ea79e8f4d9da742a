import { round } from '../kit/path.ts';

/** A pointed leaf: its outline, and the vein along its middle. */
export interface Leaf {
  readonly outline: string;
  readonly vein: string;
}

/** A leaf growing from (x, y) at an angle in radians; `breadth` is its half width as a share of the length. */
export function leaf(x: number, y: number, length: number, angle: number, breadth = 0.22): Leaf {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, aside: number) => {
    const [u, v] = [along * length, aside * length * breadth];
    return `${round(x + cos * u - sin * v)} ${round(y + sin * u + cos * v)}`;
  };
  return {
    outline: `M${at(0, 0)}C${at(0.25, -1)} ${at(0.7, -1)} ${at(1, 0)}C${at(0.7, 1)} ${at(0.25, 1)} ${at(0, 0)}Z`,
    vein: `M${at(0, 0)}L${at(0.94, 0)}`,
  };
}
