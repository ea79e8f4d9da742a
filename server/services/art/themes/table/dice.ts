import { oklch } from '../../kit/colour.ts';
import type { Point } from '../../kit/path.ts';
import { polygon, round } from '../../kit/path.ts';
import { ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, path } from '../../kit/shapes.ts';
import { drawChipStack } from './chip.ts';
import type { TablePalette } from './felt.ts';

type Vector = readonly [x: number, y: number, z: number];

/** Pips of each face, in shares of the half edge. */
const pips: readonly (readonly Point[])[] = [
  [[0, 0]],
  [
    [-0.5, -0.5],
    [0.5, 0.5],
  ],
  [
    [-0.5, -0.5],
    [0, 0],
    [0.5, 0.5],
  ],
  [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0, 0],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  [
    [-0.5, -0.55],
    [0.5, -0.55],
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 0.55],
    [0.5, 0.55],
  ],
];

/** Faces that can be seen together: opposite faces add up to seven. */
type View = readonly [top: number, left: number, right: number];

const views: readonly [View, ...View[]] = [
  [1, 2, 3],
  [2, 4, 6],
  [3, 6, 5],
  [4, 5, 1],
  [5, 1, 4],
  [6, 4, 2],
];

interface Die {
  readonly x: number;
  readonly y: number;
  /** Half an edge, in units. */
  readonly half: number;
  /** Turn about the upright, in radians. */
  readonly turn: number;
  readonly hue: number;
  readonly view: View;
}

const pitch = 0.62;

/** A die's own axes as they are seen: right and down on the canvas. */
function axes(turn: number): readonly [Point, Point, Point] {
  const see = ([x, y, z]: Vector): Point => [x, -y * Math.cos(pitch) + z * Math.sin(pitch)];
  return [see([Math.cos(turn), 0, Math.sin(turn)]), see([-Math.sin(turn), 0, Math.cos(turn)]), see([0, 1, 0])];
}

function face(scene: Scene, centre: Point, u: Point, v: Point, value: number, colours: readonly string[]): string {
  const corner = (a: number, b: number): Point => [centre[0] + a * u[0] + b * v[0], centre[1] + a * u[1] + b * v[1]];
  const inset = 0.9;
  const outline = polygon([corner(-inset, -inset), corner(inset, -inset), corner(inset, inset), corner(-inset, inset)]);
  const size = Math.hypot(...u);
  const fill = scene.linear(ramp(...colours));
  const spots = (pips[value - 1] ?? []).map(([a, b]) => circle(a * 100, b * 100, 17));
  const matrix = [...[...u, ...v].map((part) => Math.round(part * 10) / 1000), ...centre.map(round)].join(' ');
  return (
    // The thick joint rounds the corners of the face.
    path(outline, { fill, stroke: fill, strokeWidth: size * 0.2, strokeLinejoin: 'round' }) +
    group({ fill: '#fffdf6', transform: `matrix(${matrix})` }, ...spots)
  );
}

function drawDie(scene: Scene, { x, y, half, turn, hue, view: [top, left, right] }: Die): void {
  const [a, b, up] = axes(turn).map(([dx, dy]): Point => [dx * half, dy * half]) as [Point, Point, Point];
  const at = (side: Point): Point => [x + side[0], y + side[1]];
  scene.add(
    ellipse(x + half * 0.3, y + half * 1.15, half * 1.7, half * 0.7, {
      fill: '#000',
      opacity: 0.55,
      filter: scene.blur(14),
    }),
    path(polygon([at(a), at(b), at(up)]), {
      fill: oklch(0.4, 0.17, hue),
      stroke: oklch(0.4, 0.17, hue),
      strokeWidth: half * 0.5,
      strokeLinejoin: 'round',
    }),
    face(scene, at(b), a, [-up[0], -up[1]], left, [oklch(0.6, 0.2, hue), oklch(0.4, 0.17, hue)]),
    face(scene, at(a), [-b[0], -b[1]], [-up[0], -up[1]], right, [oklch(0.42, 0.17, hue), oklch(0.24, 0.1, hue - 8)]),
    face(scene, at(up), a, b, top, [oklch(0.74, 0.17, hue), oklch(0.58, 0.21, hue)]),
  );
}

/** Draws two dice that have just come to rest on the felt. */
export function drawDice(scene: Scene, { light, accent }: TablePalette): void {
  scene.rays(300, -140, 7, 900, oklch(0.97, 0.06, light), { opacity: 0.35, from: 62, to: 118, softness: 12 });
  scene.glow(300, 320, 330, oklch(0.92, 0.1, light), 0.6);
  drawChipStack(scene, scene.around(470, 16), 236, scene.whole(3, 6), 62, [72, accent]);
  drawChipStack(scene, scene.around(120, 16), 216, scene.whole(2, 4), 58, [262]);
  const die = { hue: accent, half: 88 };
  drawDie(scene, { ...die, x: 208, y: 312, turn: scene.between(0.5, 0.8), view: scene.pick(views) });
  drawDie(scene, { ...die, half: 98, x: 396, y: 424, turn: scene.between(0.75, 1.1), view: scene.pick(views) });
  scene.spark(150, 216, 60);
}
