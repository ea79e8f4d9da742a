import { oklch } from '../../kit/colour.ts';
import { diagonal, upperLeftLight } from '../../kit/paint.ts';
import { polar, round } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, path } from '../../kit/shapes.ts';
import { drawBrilliant } from '../../props/brilliant.ts';
import { gold, roundMetal } from '../../props/gold.ts';
import type { StagePalette } from './stage.ts';

const [x, y] = [300, 310];
const prizes = [2, 5, 10, 3, 20, 2, 8, 50, 4, 15, 6, 100] as const;

function drawSlices(scene: Scene, { hue, accents }: StagePalette, turn: number): void {
  const step = (Math.PI * 2) / prizes.length;
  const hues = [accents[0], hue, accents[1], hue, accents[2], hue];
  for (const [index, prize] of prizes.entries()) {
    const [from, to] = [turn + index * step, turn + (index + 1) * step];
    const middle = (from + to) / 2;
    const dark = index % 2 === 1;
    const lit = (dark ? 0.26 : 0.62) + 0.1 * Math.cos(middle + 2.3);
    const sliceHue = hues[index % hues.length] ?? hue;
    // Yellow slices start lighter: dark yellow reads as olive.
    const lift = !dark && sliceHue > 60 && sliceHue < 115 ? 0.14 : 0;
    const fill = scene.radialOnCanvas(
      stops([0, oklch(lit + lift + 0.1, 0.12, sliceHue)], [1, oklch(lit + lift, dark ? 0.1 : 0.18, sliceHue)]),
      [x, y, 212],
    );
    const [a, b] = [polar(x, y, 212, from), polar(x, y, 212, to)].map((point) => point.map(round).join(' '));
    const at = polar(x, y, 172, middle);
    const glyphs = scene.readable(String(prize), 'bowlby-one', ...at, prize > 9 ? 27 : 33);
    const upright = `rotate(${round((middle * 180) / Math.PI + 90)} ${at.map(round).join(' ')})`;
    scene.add(
      path(`M${x} ${y}L${a}A212 212 0 0 1 ${b}Z`, { fill, stroke: '#f3cf74', strokeWidth: 2.5 }),
      path(glyphs, { fill: dark ? '#fff6dc' : oklch(0.2, 0.08, sliceHue - 10), transform: upright }),
    );
  }
  const shade = stops([0, '#000', 0.35], [0.5, '#000', 0], [0.9, '#000', 0], [1, '#000', 0.35]);
  scene.add(circle(x, y, 212, { fill: scene.radial(shade) }));
}

function drawRim(scene: Scene, hue: number): void {
  scene.add(
    circle(x, y + 26, 246, { fill: '#000', opacity: 0.6, filter: scene.blur(20) }),
    circle(x, y, 246, { fill: gold(scene, diagonal) }),
    circle(x, y, 236, { fill: scene.linear(ramp(oklch(0.46, 0.14, hue), oklch(0.24, 0.1, hue)), diagonal) }),
    circle(x, y, 219, { fill: gold(scene, diagonal) }),
  );
}

function drawLamps(scene: Scene, hue: number, count: number): void {
  const bulb = scene.radial(ramp('#fffdf0', '#ffe7a0', oklch(0.75, 0.16, 65)), upperLeftLight);
  for (let lamp = 0; lamp < count; lamp++) {
    const place = polar(x, y, 228, (lamp / count) * Math.PI * 2);
    scene.glow(...place, 26, oklch(0.86, 0.13, hue), 0.7);
    scene.add(circle(...place, 6.5, { fill: bulb }));
  }
}

/** Draws a wheel of fortune with its pointer, a stone in its hub. */
export function drawFortuneWheel(scene: Scene, palette: StagePalette): void {
  const { hue, accents } = palette;
  const turn = scene.between(0, Math.PI * 2);
  scene.rays(x, y, 24, 740, oklch(0.92, 0.1, accents[0]), { opacity: 0.25, softness: 2 });
  scene.glow(x, y, 360, oklch(0.85, 0.14, accents[0]), 0.7);
  drawRim(scene, hue);
  drawSlices(scene, palette, turn);
  drawLamps(scene, 80, scene.pick([24, 30, 36]));
  scene.add(
    circle(x, y + 6, 66, { fill: '#000', opacity: 0.45, filter: scene.blur(8) }),
    circle(x, y, 62, { fill: roundMetal(scene, 80) }),
    circle(x, y, 50, { fill: '#2a1405' }),
    path('M130 210A206 206 0 0 1 346 112C270 132 180 160 130 210Z', { fill: '#fff', opacity: 0.28 }),
  );
  drawBrilliant(scene, x, y, 45, accents[0], { sides: 8, turn: 0.3 });
  const pointer = 'M300 116L272 52Q272 34 300 34Q328 34 328 52Z';
  scene.add(
    group(
      {},
      path(pointer, { fill: '#000', opacity: 0.5, filter: scene.blur(6), transform: 'translate(3 9)' }),
      path(pointer, {
        fill: scene.linear(ramp('#ff8a7a', oklch(0.58, 0.22, 25), oklch(0.34, 0.15, 22))),
        stroke: '#ffe9ad',
        strokeWidth: 3,
      }),
      ellipse(292, 54, 9, 6, { fill: '#fff', opacity: 0.8 }, -25),
    ),
  );
  scene.spark(150, 152, 60);
}
