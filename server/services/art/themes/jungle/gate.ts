import { oklch } from '../../kit/colour.ts';
import { facet } from '../../kit/facet.ts';
import { round } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, line, path, rectangle } from '../../kit/shapes.ts';
import { drawBrilliant } from '../../props/brilliant.ts';
import { gold } from '../../props/gold.ts';
import type { JunglePalette } from './forest.ts';
import { stonePaint } from './forest.ts';

function drawWalls(scene: Scene, hue: number): void {
  const stone = (lightness: number) => oklch(lightness, 0.035, hue - 30);
  for (let course = 0; course < 6; course++)
    for (const [x, width, near, far] of [
      [112, 86, 1, 0],
      [402, 86, 0, 1],
    ] as const) {
      const fill = scene.linear(ramp(stone(0.62 - 0.03 * course), stone(0.34 - 0.03 * course)), [near, 0, far, 1]);
      scene.add(rectangle(scene.around(x, 4), 250 + course * 54, width, 51, { fill }, 5));
    }
}

function drawOpening(scene: Scene, { hue, light }: JunglePalette): void {
  const bright = stops(
    [0, oklch(0.99, 0.05, light)],
    [0.6, oklch(0.86, 0.16, light)],
    [1, oklch(0.55, 0.14, light + 10)],
  );
  scene.add(path('M198 250V560H402V250Z', { fill: scene.linear(bright) }));
  // Frames that step inward: a flat bright rectangle looks like a poster.
  for (let frame = 0; frame < 4; frame++) {
    const [aside, down] = [frame * 17, frame * 16];
    const outer = `M${198 + aside} ${250 + down}V560H${214 + aside}V${264 + down}H${386 - aside}V560H${402 - aside}V${250 + down}Z`;
    scene.add(path(outer, { fill: oklch(0.3 + 0.11 * frame, 0.035, hue - 30), opacity: 0.95 - 0.17 * frame }));
  }
}

/** Draws a stone gate that steps inward to the light, steps before it, vines over it. */
export function drawGate(scene: Scene, palette: JunglePalette): void {
  const { hue, light, stone } = palette;
  scene.glow(300, 330, 300, oklch(0.98, 0.1, light), 0.9);
  drawWalls(scene, hue);
  scene.add(
    path('M84 250H516V206H84Z', { fill: stonePaint(scene, palette, 0.72, 0.36) }),
    path('M110 206H490L462 160H138Z', { fill: stonePaint(scene, palette, 0.66, 0.4) }),
  );
  drawOpening(scene, palette);
  const carved = { fill: 'none', stroke: oklch(0.22, 0.035, hue - 30), strokeWidth: 4 };
  for (let ring = 0; ring < 7; ring++) scene.add(circle(130 + ring * 57, 228, 13, carved));
  scene.add(path(facet([300, 120], [338, 160], [322, 206], [278, 206], [262, 160]), { fill: gold(scene) }));
  drawBrilliant(scene, 300, 172, 26, stone, { chroma: 0.18, sides: 6 });
  scene.glow(300, 420, 200, oklch(0.98, 0.13, light), 0.9, 240);
  for (let step = 0; step < 5; step++) {
    const width = 216 + step * 50;
    const shade = [0.7 - 0.08 * step, 0.46 - 0.06 * step, 0.26 - 0.03 * step].map((each) =>
      oklch(each, 0.035, hue - 30),
    );
    const [edge = '', face = '', foot = ''] = shade;
    scene.add(
      rectangle(300 - width / 2, 540 + step * 24, width, 26, {
        fill: scene.linear(stops([0, edge], [0.2, face], [1, foot])),
      }),
    );
  }
  let vines = '';
  for (let vine = scene.whole(10, 16); vine > 0; vine--) {
    const length = scene.between(30, 130);
    const sway = [scene.around(0, 12), length * 0.5, scene.around(0, 6), length].map(round).join(' ');
    vines += `M${round(scene.between(96, 504))} 206q${sway}`;
  }
  scene.add(line(vines, { stroke: oklch(0.4, 0.12, hue - 10), strokeWidth: 5, strokeLinecap: 'round' }));
}
