import { oklch } from '../../kit/colour.ts';
import type { Point } from '../../kit/path.ts';
import { smoothCurve } from '../../kit/path.ts';
import { stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, path } from '../../kit/shapes.ts';
import type { PiratePalette } from './sea.ts';
import { drawMoon, drawSky, drawSpray, drawWater, drawWaves, galleon } from './sea.ts';

interface Tentacle {
  readonly x: number;
  /** 1 curls to the right, -1 to the left. */
  readonly way: 1 | -1;
  readonly height: number;
  readonly thickness: number;
  readonly lightness: number;
}

/** The middle line of a tentacle, rising from under the water and curling in. */
function spine(scene: Scene, { x, way, height }: Tentacle): Point[] {
  const curl = scene.between(0.94, 1.04);
  const points: Point[] = [];
  let [px, py, angle, step] = [x, 720, -Math.PI / 2 - way * 0.35, height / 16];
  for (let joint = 0; joint < 26; joint++) {
    points.push([px, py]);
    px += Math.cos(angle) * step;
    py += Math.sin(angle) * step;
    angle += way * (joint < 9 ? 0.05 : curl * (0.12 + (joint - 9) * 0.028));
    step *= 0.975;
  }
  return points;
}

function skin(points: readonly Point[], thickness: number): string {
  const [left, right]: [Point[], Point[]] = [[], []];
  for (const [index, [x, y]] of points.entries()) {
    const [ax, ay] = points[index - 1] ?? [x, y];
    const [bx, by] = points[index + 1] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = thickness * (1 - index / (points.length - 1)) ** 0.8 + 1.5;
    const [offX, offY] = [((by - ay) / length) * half, ((bx - ax) / length) * half];
    left.push([x - offX, y + offY]);
    right.unshift([x + offX, y - offY]);
  }
  return `${smoothCurve([...left, ...right])}Z`;
}

function drawTentacle(scene: Scene, { hue, moon, night }: PiratePalette, tentacle: Tentacle): void {
  const { way, thickness, lightness } = tentacle;
  const points = spine(scene, tentacle);
  const [lit, dark] = way > 0 ? [1, 0] : [0, 1];
  const body = scene.linear(
    stops(
      [0, oklch(lightness + 0.3, 0.1, hue)],
      [0.5, oklch(lightness + 0.06, 0.07, night)],
      [1, oklch(lightness, 0.05, night)],
    ),
    [lit, 0, dark, 0],
  );
  const suckers = points.slice(3, 22).map(([x, y], index) => {
    const half = thickness * (1 - (index + 3) / 25);
    return circle(x + way * half * 0.45, y, half * 0.26);
  });
  scene.add(
    path(skin(points, thickness), { fill: body, stroke: oklch(0.8, 0.1, moon), strokeWidth: 1.6, strokeOpacity: 0.7 }),
    group({ fill: oklch(0.72, 0.1, moon), opacity: 0.55 }, ...suckers),
  );
}

/** Draws a ship between tentacles that rise from the deep. */
export function drawKraken(scene: Scene, palette: PiratePalette): void {
  drawSky(scene, palette);
  drawMoon(scene, palette);
  drawWater(scene, palette);
  scene.add(galleon(scene.around(320, 14), 430, scene.between(0.78, 0.88), oklch(0.11, 0.05, palette.night)));
  const tentacles: readonly Tentacle[] = [
    { x: scene.around(150, 10), way: 1, height: 330, thickness: 26, lightness: 0.2 },
    { x: scene.around(470, 10), way: -1, height: 360, thickness: 28, lightness: 0.2 },
    { x: 60, way: 1, height: scene.around(560, 20), thickness: 42, lightness: 0.13 },
    { x: 555, way: -1, height: scene.around(540, 20), thickness: 42, lightness: 0.13 },
  ];
  for (const tentacle of tentacles) drawTentacle(scene, palette, tentacle);
  drawWaves(scene, palette);
  drawSpray(scene, palette);
}
