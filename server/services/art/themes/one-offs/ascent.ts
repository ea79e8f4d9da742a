import { oklch } from '../../kit/colour.ts';
import type { Point } from '../../kit/path.ts';
import { polyline, round, smoothCurve } from '../../kit/path.ts';
import { fade, ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, line, path, rectangle } from '../../kit/shapes.ts';
import type { StagePalette } from './stage.ts';

const ground = 548;

/** The curve of a stake that grows until it breaks off. */
function climb(steepness: number): Point[] {
  return Array.from({ length: 22 }, (_, step): Point => {
    const share = step / 21;
    return [-30 + share * 410, ground - 24 - share ** steepness * 320];
  });
}

function drawCity(scene: Scene, { hue, accents }: StagePalette): void {
  for (const [depth, tallest, lightness] of [
    [0, 220, 0.36],
    [1, 140, 0.16],
  ] as const) {
    let [blocks, windows] = ['', ''];
    for (let x = -30; x < 630;) {
      const width = scene.between(34, 62);
      const height = scene.between(tallest * 0.3, tallest);
      blocks += rectangle(x, ground - height, width - 4, height + 120);
      for (let wy = ground - height + 12; wy < ground; wy += 17)
        for (let wx = x + 7; wx < x + width - 14; wx += 13) if (scene.chance(0.34)) windows += rectangle(wx, wy, 6, 9);
      x += width;
    }
    scene.add(
      group({ fill: oklch(lightness, 0.08, hue) }, blocks),
      group({ fill: oklch(0.88, 0.12, depth ? accents[0] : accents[1]), opacity: depth ? 0.9 : 0.45 }, windows),
    );
  }
}

function drawScale(scene: Scene, { hue }: StagePalette): void {
  const heights = Array.from({ length: 6 }, (_, mark) => ground - 60 - mark * 76);
  const marks = heights.map((y) => `M-30 ${y}H630`).join('');
  scene.add(
    line(marks, { stroke: oklch(0.8, 0.08, hue), strokeWidth: 1.6, strokeOpacity: 0.22, strokeDasharray: '3 9' }),
  );
  for (const [index, y] of heights.entries())
    scene.add(
      path(scene.readable(`${2 ** index}×`, 'bowlby-one', 556, y - 16, 20), {
        fill: oklch(0.9, 0.06, hue),
        opacity: 0.8,
      }),
    );
}

/** The glowing craft at the head of the curve, pointing along it. */
function drawCraft(scene: Scene, hue: number, [x, y]: Point, heading: number): void {
  const body = scene.linear(stops([0, '#fff'], [0.45, oklch(0.92, 0.05, hue)], [1, oklch(0.5, 0.12, hue)]));
  const fin = scene.linear(ramp(oklch(0.78, 0.18, hue), oklch(0.42, 0.16, hue - 15)));
  const flame = scene.linear(stops([0, '#fff', 0], [0.5, '#ffb347', 0.85], [1, '#fff8dc', 1]), [0, 0, 1, 0]);
  scene.glow(x, y, 170, oklch(0.88, 0.15, hue), 0.95);
  scene.add(
    group(
      { transform: `translate(${round(x)} ${round(y)}) rotate(${round(heading)}) scale(1.5)` },
      path('M-34 -13L-150 0L-34 13Z', { fill: flame, filter: scene.blur(3) }),
      path('M-34 -18L-70 -46L-62 -10ZM-34 18L-70 46L-62 10Z', {
        fill: fin,
        stroke: '#fff',
        strokeOpacity: 0.5,
        strokeWidth: 1.5,
      }),
      path('M-62 -17Q10 -34 70 0Q10 34 -62 17Q-54 0 -62 -17Z', { fill: body }),
      path('M40 -15Q58 -9 70 0Q58 9 40 15Q46 0 40 -15Z', { fill: fin }),
      circle(6, -1, 12, {
        fill: scene.radial(ramp('#eaffff', oklch(0.62, 0.14, 230), oklch(0.3, 0.1, 250))),
        stroke: oklch(0.4, 0.08, hue),
        strokeWidth: 3,
      }),
      path('M-44 -12Q10 -25 52 -4Q6 -15 -46 -5Z', { fill: '#fff', opacity: 0.75 }),
    ),
  );
}

/** Draws a craft that climbs over a city, the higher the more. */
export function drawAscent(scene: Scene, palette: StagePalette): void {
  const { accents } = palette;
  const way = climb(scene.between(1.9, 2.6));
  const head = way.at(-1) ?? [380, 204];
  const before = way.at(-3) ?? [340, 250];
  scene.stars(90, { bottom: 420 });
  scene.glow(300, ground, 420, oklch(0.75, 0.15, accents[1]), 0.6, 200);
  drawScale(scene, palette);
  drawCity(scene, palette);
  const area = `${smoothCurve(way)}V${ground + 60}H-30Z`;
  const curve = smoothCurve(way);
  const beam = scene.linear(
    stops([0, oklch(0.8, 0.16, accents[0]), 0.1], [0.6, oklch(0.88, 0.16, accents[0])], [1, '#fff']),
    [0, 1, 1, 0],
  );
  scene.add(
    path(area, { fill: scene.linear(fade(oklch(0.8, 0.16, accents[0]), 0.5, 0)) }),
    line(curve, {
      stroke: oklch(0.82, 0.17, accents[0]),
      strokeWidth: 22,
      opacity: 0.55,
      filter: scene.blur(9),
      strokeLinecap: 'round',
    }),
    line(curve, { stroke: beam, strokeWidth: 8, strokeLinecap: 'round' }),
    line(polyline([head, [head[0], ground]]), {
      stroke: '#fff',
      strokeWidth: 1.6,
      strokeOpacity: 0.4,
      strokeDasharray: '4 8',
    }),
  );
  const heading = (Math.atan2(head[1] - before[1], head[0] - before[0]) * 180) / Math.PI;
  drawCraft(scene, accents[0], head, heading);
  scene.spark(head[0] + 70, head[1] - 80, 56);
}
