import { oklch } from '../../kit/colour.ts';
import type { Spot } from '../../kit/paint.ts';
import { across, diagonal } from '../../kit/paint.ts';
import { round } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, line, path } from '../../kit/shapes.ts';
import { gold } from '../../props/gold.ts';
import type { ConfectioneryPalette } from './counter.ts';

const berryLight: Spot = [0.5, 0.5, 0.6, 0.34, 0.26];

/** One round layer: its centre line, half width, top and foot. */
interface Layer {
  readonly half: number;
  readonly top: number;
  readonly foot: number;
}

function drawBody(scene: Scene, { half, top, foot }: Layer, hue: number, lightness: number): void {
  const shade = (factor: number, chroma: number) => oklch(Math.min(0.96, lightness * factor), chroma, hue);
  const side = stops([0, shade(0.5, 0.08)], [0.28, shade(1.12, 0.06)], [0.6, shade(0.86, 0.08)], [1, shade(0.4, 0.07)]);
  const curve = half * 0.17;
  scene.add(
    path(`M${300 - half} ${top}V${foot}A${half} ${curve} 0 0 0 ${300 + half} ${foot}V${top}Z`, {
      fill: scene.linear(side, across),
    }),
  );
  let pearls = '';
  const count = Math.round(half / 9);
  for (let pearl = 0; pearl <= count; pearl++) {
    const angle = (pearl / count) * Math.PI;
    pearls += circle(300 - Math.cos(angle) * half, foot + Math.sin(angle) * curve - 4, 7);
  }
  scene.add(`<g fill="${gold(scene, diagonal)}">${pearls}</g>`);
}

/** Glaze that has run over the edge, dark and wet. */
function drawGlaze(scene: Scene, { half, top }: Layer, hue: number): void {
  const curve = half * 0.17;
  const drips = Math.round(half / 15);
  let edge = `M${300 - half} ${top}`;
  for (let drip = 0; drip < drips; drip++) {
    const at = (share: number) => {
      const angle = ((drip + share) / drips) * Math.PI;
      return [300 - Math.cos(angle) * half, top + Math.sin(angle) * curve] as const;
    };
    const run = scene.between(14, 54);
    const [[startX, startY], [endX, endY]] = [at(0.16), at(0.84)];
    const [nextX, nextY] = at(1);
    edge += `L${round(startX)} ${round(startY + 8)}V${round(startY + run)}`;
    edge += `Q${round(startX)} ${round(startY + run + 15)} ${round((startX + endX) / 2)} ${round((startY + endY) / 2 + run + 15)}`;
    edge += `Q${round(endX)} ${round(endY + run + 15)} ${round(endX)} ${round(endY + run)}V${round(endY + 8)}L${round(nextX)} ${round(nextY + 4)}`;
  }
  edge += `A${half} ${curve} 0 0 0 ${300 - half} ${top}Z`;
  const glaze = scene.linear(
    stops(
      [0, oklch(0.24, 0.06, hue)],
      [0.3, oklch(0.46, 0.1, hue)],
      [0.6, oklch(0.28, 0.07, hue)],
      [1, oklch(0.14, 0.04, hue)],
    ),
    across,
  );
  const mirror = scene.linear(ramp(oklch(0.66, 0.09, hue), oklch(0.34, 0.08, hue), oklch(0.2, 0.05, hue)), diagonal);
  scene.add(
    path(edge, { fill: glaze }),
    ellipse(300, top, half, curve, { fill: mirror, stroke: oklch(0.6, 0.09, hue), strokeWidth: 1.5 }),
    ellipse(300 - half * 0.38, top - curve * 0.2, half * 0.32, curve * 0.3, { fill: '#fff', opacity: 0.32 }, -6),
    line(`M${300 - half * 0.72} ${top + curve + 18}v26`, {
      stroke: '#fff',
      strokeWidth: 7,
      strokeOpacity: 0.4,
      strokeLinecap: 'round',
    }),
  );
}

function drawBerry(scene: Scene, x: number, y: number, radius: number, hue: number): void {
  const skin = scene.radial(
    stops(
      [0, oklch(0.8, 0.13, hue)],
      [0.4, oklch(0.52, 0.19, hue)],
      [0.8, oklch(0.32, 0.14, hue)],
      [1, oklch(0.18, 0.07, hue)],
    ),
    berryLight,
  );
  scene.add(
    ellipse(x + 4, y + radius * 0.8, radius, radius * 0.4, { fill: '#000', opacity: 0.35, filter: scene.blur(5) }),
    circle(x, y, radius, { fill: skin }),
    ellipse(x - radius * 0.32, y - radius * 0.42, radius * 0.3, radius * 0.17, { fill: '#fff', opacity: 0.85 }, -32),
  );
}

function drawStand(scene: Scene): void {
  const brass = gold(scene, across);
  scene.groundShadow(300, 606, 220, 22, 0.5);
  scene.add(
    path('M272 540h56l22 76h-100Z', { fill: brass }),
    ellipse(300, 534, 246, 36, { fill: brass }),
    ellipse(300, 524, 246, 34, { fill: scene.linear(ramp('#fffdf5', '#e6d9bf'), diagonal) }),
    ellipse(300, 524, 246, 34, { fill: 'none', stroke: brass, strokeWidth: 4 }),
  );
}

/** Draws a glazed gateau of two layers with berries and gold leaf on a stand. */
export function drawGateau(scene: Scene, { hue, glaze, cream }: ConfectioneryPalette): void {
  const lower: Layer = { half: 186, top: 372, foot: 500 };
  const upper: Layer = { half: 122, top: 236, foot: 358 };
  scene.rays(300, 280, 20, 700, oklch(0.94, 0.08, glaze), { opacity: 0.2, softness: 3 });
  scene.glow(300, 280, 340, oklch(0.93, 0.08, glaze), 0.7);
  drawStand(scene);
  const chocolate = scene.chance(0.5) ? 42 : hue;
  for (const layer of [lower, upper]) {
    drawBody(scene, layer, cream, layer === lower ? 0.72 : 0.78);
    drawGlaze(scene, layer, chocolate);
  }
  // Ripe fruit only: red, pink or blue, whatever the room's colour.
  const berry = scene.pick([15, 355, 290]);
  const berries = [
    [230, 222, 26],
    [370, 222, 26],
    [264, 204, 31],
    [338, 204, 31],
    [300, 178, 36],
  ] as const;
  for (const [index, [x, y, radius]] of berries.entries())
    drawBerry(scene, scene.around(x, 4), y, scene.around(radius, 2), index % 2 ? berry + 12 : berry - 8);
  const fan = { fill: gold(scene, diagonal), stroke: '#8a5410', strokeWidth: 1 };
  scene.add(
    path('M318 160C340 110 380 92 414 96C398 124 372 148 330 172Z', fan),
    path('M288 158C270 112 240 98 214 104C226 128 248 148 278 168Z', fan),
  );
  for (const side of [-1, 1]) drawBerry(scene, 300 + side * 158, 376, 22, berry);
  scene.spark(286, 168, 52);
}
