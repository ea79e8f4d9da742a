import { oklch } from '../../kit/colour.ts';
import type { Point } from '../../kit/path.ts';
import { round, smoothCurve } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { ellipse, group, line, path } from '../../kit/shapes.ts';
import type { SeaPalette } from './water.ts';

interface Animal {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly hue: number;
  readonly opacity?: number;
  readonly blur?: number;
}

function tentacles(scene: Scene, { x, y, radius, hue }: Animal, count: number): string {
  const fade = scene.linearOnCanvas(
    [
      [0, oklch(0.9, 0.12, hue), 0.9],
      [1, oklch(0.7, 0.16, hue), 0],
    ],
    [0, y, 0, y + radius * 2.9],
  );
  const lines = Array.from({ length: count }, (_, index) => {
    const side = (2 * index) / (count - 1) - 1;
    let reachX = x + side * radius * 0.78;
    const points: Point[] = [[reachX, y + radius * 0.1]];
    for (let joint = 1; joint < 6; joint++) {
      reachX += scene.around(0, radius * 0.16) + side * radius * 0.05;
      points.push([reachX, y + radius * (0.1 + joint * (0.42 + 0.18 * (1 - Math.abs(side))))]);
    }
    return line(smoothCurve(points), { stroke: fade, strokeWidth: radius * scene.between(0.015, 0.043) });
  });
  return lines.join('');
}

function arms(scene: Scene, { x, y, radius, hue }: Animal): string {
  const fade = scene.linearOnCanvas(
    [
      [0, oklch(0.95, 0.08, hue), 0.85],
      [1, oklch(0.75, 0.16, hue), 0],
    ],
    [0, y, 0, y + radius * 2],
  );
  const sway = scene.between(0, 6);
  const lines = [-2, -1, 0, 1, 2].map((arm) => {
    let armX = x + (arm / 2.4) * radius * 0.3;
    const points: Point[] = [[armX, y]];
    for (let joint = 1; joint < 6; joint++) {
      armX += Math.sin(joint * 1.7 + arm + sway) * radius * 0.12;
      points.push([armX, y + joint * radius * 0.36]);
    }
    return line(smoothCurve(points), {
      stroke: fade,
      strokeWidth: radius * 0.1,
      strokeLinecap: 'round',
      opacity: 0.75,
    });
  });
  return lines.join('');
}

function bell(scene: Scene, { x, y, radius, hue }: Animal): string {
  const at = (dx: number, dy: number) => `${round(x + radius * dx)} ${round(y + radius * dy)}`;
  let outline = `M${at(-1, 0.12)}C${at(-1, -1.1)} ${at(1, -1.1)} ${at(1, 0.12)}`;
  for (let scallop = 0; scallop < 8; scallop++)
    outline += `Q${at(0.875 - scallop / 4, 0.26)} ${at(0.75 - scallop / 4, 0.12)}`;
  const body = scene.radial(
    [
      [0, oklch(0.97, 0.05, hue), 0.95],
      [0.4, oklch(0.82, 0.15, hue), 0.75],
      [0.8, oklch(0.55, 0.17, hue + 10), 0.6],
      [1, oklch(0.9, 0.1, hue - 10), 0.95],
    ],
    [0.5, 0.62, 0.62, 0.5, 0.75],
  );
  const ribs = [-3, -2, -1, 0, 1, 2, 3]
    .map((rib) => `M${at(0, -0.68)}Q${at(rib * 0.26, -0.55)} ${at(rib * 0.29, 0.1)}`)
    .join('');
  return (
    path(`${outline}Z`, {
      fill: body,
      stroke: oklch(0.96, 0.05, hue),
      strokeWidth: radius * 0.02,
      strokeOpacity: 0.9,
    }) +
    line(ribs, { stroke: '#fff', strokeOpacity: 0.35, strokeWidth: radius * 0.018 }) +
    ellipse(x - radius * 0.38, y - radius * 0.38, radius * 0.24, radius * 0.12, { fill: '#fff', opacity: 0.75 }, -38)
  );
}

function drawAnimal(scene: Scene, animal: Animal): void {
  const { opacity, blur } = animal;
  const look = { opacity, filter: blur ? scene.blur(blur) : undefined };
  const strands = scene.whole(11, 15);
  scene.add(group(look, tentacles(scene, animal, strands), arms(scene, animal), bell(scene, animal)));
}

/** Draws one lit jellyfish with two out of focus behind it. */
export function drawJellyfish(scene: Scene, { glow }: SeaPalette): void {
  const [x, y] = [scene.around(300, 18), scene.around(270, 14)];
  drawAnimal(scene, {
    x: scene.around(110, 30),
    y: scene.around(150, 40),
    radius: scene.around(52, 8),
    hue: glow + 20,
    opacity: 0.5,
    blur: 4,
  });
  drawAnimal(scene, {
    x: scene.around(505, 24),
    y: scene.around(240, 50),
    radius: scene.around(64, 10),
    hue: glow,
    opacity: 0.6,
    blur: 3,
  });
  scene.glow(x, y + 20, 330, oklch(0.75, 0.16, glow), 0.75);
  drawAnimal(scene, { x, y, radius: scene.around(150, 10), hue: glow });
}
