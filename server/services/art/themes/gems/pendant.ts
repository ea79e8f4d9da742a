import { oklch } from '../../kit/colour.ts';
import { diagonal, upperLeftLight } from '../../kit/paint.ts';
import type { Point } from '../../kit/path.ts';
import { polygon, round } from '../../kit/path.ts';
import { ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, line, path } from '../../kit/shapes.ts';
import { drawBrilliant } from '../../props/brilliant.ts';
import { gold } from '../../props/gold.ts';
import type { GemPalette } from './vault.ts';

const halfWidth = 128;
const halfHeight = 166;

/** The corners of a step-cut stone at a share of its size, clockwise from the upper left. */
function octagon(share: number): Point[] {
  const [w, h, cut] = [halfWidth * share, halfHeight * share, 46 * share];
  return [
    [-w + cut, -h],
    [w - cut, -h],
    [w, -h + cut],
    [w, h - cut],
    [w - cut, h],
    [-w + cut, h],
    [-w, h - cut],
    [-w, -h + cut],
  ];
}

function drawSteps(scene: Scene, hue: number): void {
  // Yellow stones start lighter: dark yellow reads as olive.
  const base = hue > 60 && hue < 115 ? 0.74 : 0.58;
  const sizes = [1, 0.86, 0.72, 0.58] as const;
  for (const [step, share] of sizes.entries()) {
    const next = sizes[step + 1];
    const [outer, inner] = [octagon(share), octagon(next ?? 0.44)];
    for (const [index, corner] of outer.entries()) {
      const after = (index + 1) % 8;
      const [a, b, c] = [outer[after], inner[after], inner[index]];
      if (!a || !b || !c) continue;
      const angle = Math.atan2((corner[1] + a[1]) / 2, (corner[0] + a[0]) / 2);
      const swing = (step % 2 ? 0.2 : 0.28) * Math.cos(angle + 2.3);
      const lightness = Math.max(0.3, Math.min(0.95, base + swing + step * 0.025));
      const fill = oklch(lightness, lightness > 0.82 ? 0.12 : 0.2, hue + (lightness < 0.42 ? 12 : -5));
      scene.add(path(polygon([corner, a, b, c]), { fill, stroke: '#fff', strokeOpacity: 0.3, strokeWidth: 1 }));
    }
  }
  const table = ramp(
    oklch(0.96, 0.06, hue),
    oklch(base + 0.12, 0.2, hue),
    oklch(base - 0.1, 0.2, hue + 8),
    oklch(base + 0.2, 0.17, hue),
  );
  scene.add(
    path(polygon(octagon(0.44)), {
      fill: scene.linear(table, diagonal),
      stroke: '#fff',
      strokeOpacity: 0.5,
      strokeWidth: 1.2,
    }),
    path(
      polygon([
        [-90, -140],
        [10, -140],
        [-90, 40],
      ]),
      { fill: '#fff', opacity: 0.2 },
    ),
  );
}

function drawChain(scene: Scene): void {
  const link = gold(scene, diagonal);
  for (const side of [-1, 1])
    for (let index = 0; index < 17; index++) {
      const along = index / 16;
      const x = 300 + side * (16 + along * 250);
      const y = 92 - Math.sin(along * 1.25) * 150;
      const turn = round((Math.atan2(-Math.cos(along * 1.25) * 187, side * 250) * 180) / Math.PI);
      const flat = index % 2 ? 4 : 9;
      scene.add(
        `<ellipse rx="13" ry="${flat}" transform="translate(${round(x)} ${round(y)}) rotate(${turn})" fill="none" stroke="${link}" stroke-width="4"/>`,
      );
    }
}

/** Draws a step-cut stone in a gold setting, hanging from its chain. */
export function drawPendant(scene: Scene, { stone, hue }: GemPalette): void {
  const small = stone + scene.pick([0, 150, -120]);
  scene.rays(300, -120, 9, 900, oklch(0.93, 0.09, stone), { opacity: 0.3, from: 60, to: 120, softness: 9 });
  scene.glow(300, 300, 330, oklch(0.82, 0.16, stone), 0.8);
  drawChain(scene);
  const metal = gold(scene, diagonal);
  const bead = scene.radial(ramp('#fff8dc', '#e2ad3e', '#6e430c'), upperLeftLight);
  const rim = polygon(octagon(1.16));
  scene.add('<g transform="translate(300 316)">');
  scene.shadow(rim, { drop: 26, softness: 20, opacity: 0.6 });
  scene.add(
    path(rim, { fill: metal, stroke: '#4a2804', strokeWidth: 2, strokeLinejoin: 'round' }),
    path(polygon(octagon(1.06)), { fill: oklch(0.2, 0.07, hue) }),
  );
  for (const [index, [x, y]] of octagon(1.11).entries()) {
    const [nextX, nextY] = octagon(1.11)[(index + 1) % 8] ?? [x, y];
    const beads = index % 2 ? 3 : 9;
    for (let step = 0; step < beads; step++) {
      const share = (step + 0.5) / beads;
      scene.add(circle(x + (nextX - x) * share, y + (nextY - y) * share, 6.5, { fill: bead }));
    }
  }
  drawSteps(scene, stone);
  scene.add('</g>');
  scene.add(
    group(
      {},
      path('M282 132L300 84L318 132Z', { fill: metal }),
      circle(300, 92, 15, { fill: 'none', stroke: metal, strokeWidth: 6 }),
    ),
    line('M286 132H314', { stroke: '#4a2804', strokeWidth: 2 }),
  );
  drawBrilliant(scene, 300, 134, 25, small, { sides: 6 });
  drawBrilliant(scene, 300, 536, 30, small, { sides: 8, turn: 0.2 });
  scene.spark(226, 206, 76);
}
