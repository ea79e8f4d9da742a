import { oklch } from '../../kit/colour.ts';
import { polar, polyline, round } from '../../kit/path.ts';
import type { Point } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { ellipse, group, line, path } from '../../kit/shapes.ts';
import type { DragonPalette } from './mountain.ts';
import { drawEmbers } from './mountain.ts';

const shell = 'M300 74C392 74 470 226 470 352C470 462 396 534 300 534C204 534 130 462 130 352C130 226 208 74 300 74Z';

function drawShellScales(scene: Scene, { hue, ember }: DragonPalette): void {
  scene.add(`<g clip-path="${scene.clip(path(shell, {}))}">`, path(shell, { fill: oklch(0.12, 0.05, hue) }));
  for (let row = 14; row >= -1; row--) {
    const y = 56 + row * 34;
    // Smaller towards both ends and both sides: the scales lie on a round body.
    const bend = Math.max(0.1, Math.sin(((y - 10) / 540) * Math.PI));
    const halfRow = 96 + bend * 92;
    const count = 6;
    for (let index = -1; index <= count; index++) {
      const share = (index + (Math.abs(row) % 2) / 2) / count;
      const x = 300 + Math.sin((share - 0.5) * Math.PI) * halfRow;
      const width = Math.max(10, (halfRow / count) * 1.9 * Math.cos((share - 0.5) * 2.5));
      const lit = 0.72 - Math.hypot((x - 240) / 560, (y - 210) / 760);
      const lightness = Math.max(0.2, lit) * scene.between(0.9, 1.08);
      const fill = scene.linear(
        ramp(
          oklch(lightness * 0.5, 0.1, hue),
          oklch(lightness, 0.16, hue + 6),
          oklch(Math.min(0.92, lightness * 1.5), 0.13, ember),
        ),
      );
      const at = (dx: number, dy: number) => `${round(x + dx * width)} ${round(y + dy)}`;
      scene.add(
        path(`M${at(-0.62, 0)}Q${at(-0.6, 40)} ${at(0, 56)}Q${at(0.6, 40)} ${at(0.62, 0)}Z`, {
          fill,
          stroke: '#050202',
          strokeWidth: 2,
        }),
      );
    }
  }
  const round3d = stops([0, '#fff', 0.22], [0.3, '#fff', 0], [0.66, '#000', 0.05], [1, '#000', 0.62]);
  scene.add(path(shell, { fill: scene.radial(round3d, [0.5, 0.5, 0.62, 0.34, 0.28]) }), '</g>');
}

/** A crack with light behind it, branching as it runs down. */
function crack(scene: Scene, x: number, y: number, heading: number, length: number): string {
  const points: Point[] = [[x, y]];
  let [px, py, branches] = [x, y, ''];
  for (let run = 0; run < length;) {
    const step = scene.between(18, 34);
    [px, py] = polar(px, py, step, heading + scene.around(0, 0.75));
    points.push([px, py]);
    run += step;
    if (length > 90 && scene.chance(0.3))
      branches += crack(scene, px, py, heading + scene.pick([-0.9, 0.9]), length * 0.35);
  }
  return polyline(points) + branches;
}

function drawNest(scene: Scene, { hue, shade }: DragonPalette): void {
  let stones = '';
  for (let stone = 0; stone < 13; stone++) {
    const angle = Math.PI * (stone / 12);
    const [x, y] = [300 - Math.cos(angle) * 262, 552 + Math.sin(angle) * 24 + scene.around(0, 8)];
    const size = scene.between(34, 58);
    stones += path(
      `M${round(x - size)} ${round(y + size * 0.7)}Q${round(x - size * 0.9)} ${round(y - size * 0.4)} ${round(x - size * 0.2)} ${round(y - size * 0.5)}` +
        `Q${round(x + size * 0.8)} ${round(y - size * 0.5)} ${round(x + size)} ${round(y + size * 0.7)}Z`,
      {
        fill: scene.linear(ramp(oklch(0.34, 0.07, hue), oklch(0.09, 0.03, shade))),
        stroke: '#050202',
        strokeWidth: 1.5,
      },
    );
  }
  scene.add(stones);
}

/** Draws a scaled egg in a nest of hot stones, light breaking through its cracks. */
export function drawEgg(scene: Scene, palette: DragonPalette): void {
  const { hue, ember, shade } = palette;
  const cave = ramp(oklch(0.5, 0.15, hue), oklch(0.26, 0.1, hue), oklch(0.08, 0.04, shade));
  scene.background(scene.radial(cave, [0.5, 0.42, 0.72]));
  scene.rays(300, 340, 22, 700, oklch(0.92, 0.14, ember), { opacity: 0.25, softness: 4 });
  scene.glow(300, 420, 380, oklch(0.85, 0.19, ember - 15), 0.85);
  scene.groundShadow(300, 540, 190, 34, 0.7);
  scene.shadow(shell, { drop: 16, softness: 18, opacity: 0.6 });
  drawShellScales(scene, palette);
  const start: Point = [scene.around(330, 30), scene.around(160, 16)];
  const cracks = crack(scene, ...start, 1.5, 190) + crack(scene, ...start, 0.4, 90) + crack(scene, ...start, 2.7, 80);
  const light = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
  scene.add(
    group(
      { clipPath: scene.clip(path(shell, {})) },
      line(cracks, {
        ...light,
        stroke: oklch(0.8, 0.2, ember - 15),
        strokeWidth: 26,
        opacity: 0.75,
        filter: scene.blur(10),
      }),
      line(cracks, { ...light, stroke: oklch(0.88, 0.18, ember), strokeWidth: 9 }),
      line(cracks, { ...light, stroke: '#fffbe6', strokeWidth: 4 }),
    ),
    line(shell, {
      stroke: scene.linear(ramp(oklch(0.85, 0.1, ember), oklch(0.4, 0.12, hue), oklch(0.75, 0.17, ember))),
      strokeWidth: 3,
    }),
    ellipse(226, 190, 26, 58, { fill: '#fff', opacity: 0.35, filter: scene.blur(8) }, 24),
  );
  scene.glow(...start, 110, oklch(0.92, 0.16, ember), 0.8);
  drawNest(scene, palette);
  scene.glow(300, 590, 300, oklch(0.75, 0.19, ember - 25), 0.6, 60);
  drawEmbers(scene, palette);
}
