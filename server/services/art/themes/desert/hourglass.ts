import { oklch } from '../../kit/colour.ts';
import { across, ramp } from '../../kit/paint.ts';
import { round } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, line, path, rectangle } from '../../kit/shapes.ts';
import { drawBrilliant } from '../../props/brilliant.ts';
import { gold } from '../../props/gold.ts';
import type { DesertPalette } from './land.ts';

const glass =
  'M186 138C186 244 274 264 288 322C274 380 186 400 186 506H414C414 400 326 380 312 322C326 264 414 244 414 138Z';

function drawSandInside(scene: Scene, sand: number, left: number): void {
  const top = 138 + (1 - left) * 120;
  const heap = 506 - (1 - left) * 130;
  const grain = scene.linear(
    ramp(oklch(0.93, 0.11, sand + 14), oklch(0.76, 0.14, sand + 4), oklch(0.5, 0.12, sand - 14)),
    [0, 0, 1, 0.6],
  );
  scene.add(
    group(
      { clipPath: scene.clip(path(glass, {})) },
      path(`M160 ${round(top)}Q300 ${round(top + 26)} 440 ${round(top)}V330H160Z`, { fill: grain }),
      ellipse(300, top + 8, 112, 13, { fill: oklch(0.96, 0.08, sand + 16), opacity: 0.7 }),
      path(
        `M160 520V${round(heap + 60)}Q262 ${round(heap + 44)} 300 ${round(heap)}Q338 ${round(heap + 44)} 440 ${round(heap + 60)}V520Z`,
        { fill: grain },
      ),
      line(`M300 318V${round(heap + 6)}`, { stroke: oklch(0.96, 0.1, sand + 14), strokeWidth: 4 }),
    ),
  );
  scene.motes(18, oklch(0.97, 0.09, 85), {
    left: 284,
    right: 316,
    top: 330,
    bottom: heap,
    smallest: 0.8,
    largest: 2.2,
  });
}

function drawGlass(scene: Scene, cloth: number): void {
  const body = scene.linear(
    [
      [0, oklch(0.9, 0.06, cloth), 0.55],
      [0.2, '#fff', 0.1],
      [0.5, '#fff', 0.03],
      [0.8, oklch(0.6, 0.08, cloth), 0.18],
      [1, oklch(0.85, 0.07, cloth), 0.5],
    ],
    across,
  );
  scene.add(
    path(glass, { fill: body, stroke: '#fff', strokeOpacity: 0.7, strokeWidth: 3 }),
    line('M208 160C212 226 266 252 282 288M210 484C214 428 258 404 278 374', {
      stroke: '#fff',
      strokeOpacity: 0.85,
      strokeWidth: 8,
      strokeLinecap: 'round',
      filter: scene.blur(1.5),
    }),
    line('M396 168C390 216 356 240 336 258M398 478C392 436 358 412 340 396', {
      stroke: '#fff',
      strokeOpacity: 0.4,
      strokeWidth: 4,
      strokeLinecap: 'round',
      filter: scene.blur(1),
    }),
  );
}

function drawPlate(scene: Scene, y: number, cloth: number): void {
  const band = gold(scene, [0, 0, 1, 0]);
  scene.add(
    rectangle(140, y - 22, 320, 44, { fill: '#3a1f06' }, 12),
    rectangle(144, y - 19, 312, 38, { fill: gold(scene) }, 10),
    rectangle(
      176,
      y - 9,
      248,
      18,
      { fill: scene.linear(ramp(oklch(0.34, 0.12, cloth), oklch(0.55, 0.14, cloth), oklch(0.28, 0.1, cloth)), across) },
      6,
    ),
  );
  for (let stud = 0; stud < 7; stud++)
    scene.add(circle(174 + stud * 42, y, 5.5, { fill: band, stroke: '#5b3308', strokeWidth: 1 }));
}

function drawPosts(scene: Scene, from: number, to: number): void {
  for (const x of [164, 436]) {
    scene.add(rectangle(x - 9, from, 18, to - from, { fill: gold(scene, across) }, 6));
    for (const y of [from + 30, (from + to) / 2, to - 30])
      scene.add(ellipse(x, y, 15, 12, { fill: gold(scene, across), stroke: '#5b3308', strokeWidth: 1.5 }));
  }
}

/** Draws a great hourglass standing in the sand, part of it run out. */
export function drawHourglass(scene: Scene, { sand, horizon, cloth, night }: DesertPalette): void {
  scene.glow(300, 310, 400, night ? oklch(0.85, 0.1, 70) : oklch(0.97, 0.1, horizon + 25), 0.95);
  scene.rays(300, 320, 20, 720, oklch(0.96, 0.1, 85), { opacity: 0.3, softness: 5 });
  scene.dune(
    470,
    30,
    { fill: scene.linear(ramp(oklch(0.82, 0.1, sand), oklch(0.5, 0.12, sand - 16))) },
    { waves: 1.4 },
  );
  scene.dune(
    520,
    20,
    { fill: scene.linear(ramp(oklch(0.68, 0.12, sand - 6), oklch(0.34, 0.1, sand - 22))) },
    { waves: 1.8 },
  );
  scene.groundShadow(322, 548, 200, 24);
  drawSandInside(scene, sand, scene.between(0.35, 0.75));
  drawGlass(scene, cloth);
  drawPosts(scene, 124, 520);
  drawPlate(scene, 118, cloth);
  drawPlate(scene, 526, cloth);
  drawBrilliant(scene, 300, 82, 26, cloth, { sides: 6 });
  scene.spark(214, 118, 56);
  const buried = scene.linear(ramp(oklch(0.6, 0.12, sand - 8), oklch(0.22, 0.08, sand - 26)));
  scene.add(
    path('M-30 566C90 548 150 540 210 548C280 556 330 532 410 540C490 546 560 566 630 556V890H-30Z', { fill: buried }),
  );
}
