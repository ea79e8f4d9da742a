import { oklch } from '../../kit/colour.ts';
import { polyline } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, line, path, rectangle } from '../../kit/shapes.ts';
import { fir } from '../../props/fir.ts';
import type { Palette } from '../../theme.ts';

/** Hues of a northern night: the dark, and the aurora from its bright hem to its far curtain. */
export interface NorthPalette extends Palette {
  readonly night: number;
  readonly aurora: readonly [bright: number, deep: number, far: number];
}

interface Curtain {
  readonly y: number;
  readonly sway: number;
  readonly hue: number;
  readonly height: number;
  readonly opacity: number;
}

const strips = 34;

function drawCurtain(scene: Scene, { y, sway, hue, height, opacity }: Curtain): void {
  const phase = scene.between(0, 6);
  let curtain = '';
  for (let strip = 0; strip < strips; strip++) {
    const hem = y + Math.sin(strip * 0.26 + scene.random() * 0.2 + phase) * sway + Math.sin(strip * 0.6) * sway * 0.3;
    const length = height * (0.45 + 0.55 * Math.abs(Math.sin(strip * 0.7 + phase)) + scene.random() * 0.25);
    const light = scene.linear([
      [0, oklch(0.7, 0.2, hue + 60), 0],
      [0.55, oklch(0.75, 0.2, hue + 25), 0.35],
      [0.92, oklch(0.9, 0.19, hue), 0.95],
      [1, oklch(0.95, 0.1, hue), 0],
    ]);
    curtain += rectangle(-20 + strip * 19, hem - length, 20.5, length, { fill: light });
  }
  scene.add(group({ filter: scene.blur(7), opacity, blend: 'screen' }, curtain));
}

/** Draws the night sky with stars and three curtains of aurora. */
export function drawNight(scene: Scene, { night, aurora: [bright, deep, far] }: NorthPalette): void {
  scene.background(
    scene.linear([
      [0, oklch(0.12, 0.06, night)],
      [0.4, oklch(0.24, 0.09, night - 10)],
      [0.62, oklch(0.5, 0.1, deep)],
      [1, oklch(0.1, 0.05, night)],
    ]),
  );
  scene.stars(130, { bottom: 480 });
  scene.glow(300, 330, 420, oklch(0.72, 0.16, bright), 0.6);
  drawCurtain(scene, { y: 250, sway: 50, hue: deep, height: 260, opacity: 0.75 });
  drawCurtain(scene, { y: scene.around(345, 20), sway: 60, hue: bright, height: 330, opacity: 0.95 });
  drawCurtain(scene, { y: 300, sway: 34, hue: far, height: 200, opacity: 0.55 });
}

/** Draws a mountain range; its crest is stroked, since snow caps as loose shapes look pasted on. */
export function drawRange(
  scene: Scene,
  { night, aurora }: NorthPalette,
  y: number,
  height: number,
  lightness: number,
  crest: number,
): void {
  const rock = scene.linearOnCanvas(
    [
      [0, oklch(lightness, 0.06, night - 20)],
      [1, oklch(lightness * 0.5, 0.05, night)],
    ],
    [0, y - height, 0, y + 170],
  );
  const skyline = scene.ridge(y, height, { fill: rock }, { roughness: 0.52 });
  scene.add(line(polyline(skyline), { stroke: oklch(0.9, 0.09, aurora[0]), strokeWidth: 2.4, opacity: crest * 0.7 }));
}

/** Draws near-black firs on both sides, higher toward the edges, leaving the middle free. */
export function drawFrame(scene: Scene, night: number, y: number, heights: readonly number[]): void {
  const firs = heights.map((height, index) => {
    const inward = -8 + index * 56;
    const tall = scene.around(height, height * 0.1);
    return (
      fir(inward + scene.around(0, 8), y, tall, 0.4) +
      fir(600 - inward + scene.around(0, 8), y, tall * scene.between(0.88, 1.1), 0.4)
    );
  });
  // Past the lower edge, so that no trunk stands in the air when the scene is lifted.
  scene.add(
    path(firs.join(''), { fill: oklch(0.055, 0.028, night) }),
    rectangle(-30, y - 6, 660, 240, { fill: oklch(0.055, 0.028, night) }),
  );
}
