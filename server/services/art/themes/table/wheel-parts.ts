import { oklch } from '../../kit/colour.ts';
import { across, diagonal, upperLeftLight } from '../../kit/paint.ts';
import { polar, polygon, polyline, round } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, line, path } from '../../kit/shapes.ts';
import { gold } from '../../props/gold.ts';

/** The numbers of a wheel with one zero, clockwise. */
const order = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const;

const step = (Math.PI * 2) / order.length;
const ivory = ['#fff', '#f2f0ec', '#9b968e'] as const;

/** The ring of pockets; angles in radians, radii in units. */
export interface Ring {
  readonly x: number;
  readonly y: number;
  readonly outer: number;
  readonly inner: number;
  readonly turn: number;
}

/** The angle of the middle of a pocket, counted from the zero. */
export const pocketAngle = ({ turn }: Ring, pocket: number): number => (pocket + 0.5) * step + turn;

/** Draws pockets and their numbers, lit from the upper left. */
export function drawPockets(scene: Scene, ring: Ring): void {
  const { x, y, outer, inner } = ring;
  const depth = outer - inner;
  let frets = '';
  for (const index of order.keys()) {
    const middle = pocketAngle(ring, index);
    const [from, to] = [middle - step / 2, middle + step / 2];
    const lit = 0.85 + 0.3 * Math.cos(middle + 2.3);
    const black = oklch(0.2 * lit, 0.015, 270);
    const red = oklch(0.47 * lit, 0.19, 26);
    const fill = index === 0 ? oklch(0.5 * lit, 0.14, 150) : index % 2 ? red : black;
    const edge = [polar(x, y, outer, from), polar(x, y, outer * 1.004, middle), polar(x, y, outer, to)];
    const number = order[scene.mirrored ? (order.length - index) % order.length : index] ?? 0;
    const [numberX, numberY] = polar(x, y, outer - depth * 0.24, middle);
    const digits = scene.readable(String(number), 'playfair-display-sc', numberX, numberY, depth * 0.19);
    const upright = `rotate(${round((middle * 180) / Math.PI + 90)} ${round(numberX)} ${round(numberY)})`;
    scene.add(
      path(polygon([...edge, polar(x, y, inner, to), polar(x, y, inner, from)]), { fill }),
      path(digits, { fill: '#fff', transform: upright }),
    );
    frets += polyline([polar(x, y, outer, from), polar(x, y, inner, from)]);
  }
  const shade = scene.radialOnCanvas(
    stops(
      [0, '#000', 0.55],
      [inner / outer, '#000', 0.45],
      [(inner + depth * 0.5) / outer, '#000', 0.1],
      [1, '#000', 0],
    ),
    [x, y, outer],
  );
  scene.add(
    circle(x, y, outer, { fill: shade }),
    line(frets, { stroke: '#e9c46a', strokeWidth: depth * 0.023 }),
    circle(x, y, outer + 1, { fill: 'none', stroke: gold(scene, diagonal), strokeWidth: depth * 0.077 }),
    circle(x, y, outer - depth * 0.51, { fill: 'none', stroke: '#e9c46a', strokeWidth: depth * 0.032 }),
  );
}

/** Draws the wooden cone in the middle of the wheel. */
export function drawCone(scene: Scene, { x, y, inner }: Ring): void {
  const wood = scene.radial(stops([0, '#c98443'], [0.6, '#7a4218'], [1, '#2e1506']), [0.5, 0.5, 0.6, 0.36, 0.3]);
  scene.add(circle(x, y, inner, { fill: wood, stroke: gold(scene, diagonal), strokeWidth: inner * 0.04 }));
}

/** Draws the four-armed turret seen from above, `size` its arms' length. */
export function drawTurret(scene: Scene, x: number, y: number, size: number, turn: number): void {
  const arm = gold(scene, across);
  const knob = scene.radial(ramp('#fff8dc', '#e2ad3e', '#6e430c'), upperLeftLight);
  const at = (dx: number, dy: number) => `${round(x + dx * size)} ${round(y + dy * size)}`;
  for (const quarter of [0, 90, 180, 270])
    scene.add(
      group(
        { transform: `rotate(${round(quarter + turn)} ${x} ${y})` },
        path(`M${at(-0.075, 0)}L${at(-0.042, -1)}L${at(0.042, -1)}L${at(0.075, 0)}Z`, { fill: arm }),
        circle(x, y - size * 1.04, size * 0.13, { fill: knob }),
      ),
    );
  const dome = scene.radial(
    stops([0, '#fffbe8'], [0.35, '#f3cd6a'], [0.75, '#a36c18'], [1, '#5a3408']),
    upperLeftLight,
  );
  scene.add(circle(x, y, size * 0.43, { fill: dome }), circle(x, y, size * 0.2, { fill: knob }));
}

/** Draws the ball with its shadow. */
export function drawIvoryBall(scene: Scene, x: number, y: number, radius: number): void {
  const shadow = { fill: '#000', opacity: 0.55, filter: scene.blur(radius * 0.28) };
  scene.add(
    ellipse(x + radius * 0.3, y + radius * 0.55, radius, radius * 0.9, shadow),
    circle(x, y, radius, { fill: scene.radial(ramp(...ivory), upperLeftLight) }),
    ellipse(x - radius * 0.32, y - radius * 0.4, radius * 0.26, radius * 0.15, { fill: '#fff' }, -35),
  );
}
