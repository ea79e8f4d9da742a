import { oklch } from '../../kit/colour.ts';
import { facet } from '../../kit/facet.ts';
import { upperLeftLight } from '../../kit/paint.ts';
import { polar } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, line, path } from '../../kit/shapes.ts';
import { drawBrilliant } from '../../props/brilliant.ts';
import { leaf } from '../../props/leaf.ts';
import type { DecoPalette } from './salon.ts';
import { gilt } from './salon.ts';

const hinge = 448;
const corner = 'M20 20L110 20M20 20L20 110M34 34L34 86M34 34L86 34';

function drawFrame(scene: Scene): void {
  for (const [inset, strokeWidth] of [
    [0, 7],
    [14, 2],
    [22, 2],
  ] as const) {
    const [left, top, right, foot, cut] = [60 + inset, 40 + inset, 540 - inset, 560 - inset, 40];
    const outline = facet(
      [left, top + cut],
      [left + cut, top],
      [right - cut, top],
      [right, top + cut],
      [right, foot - cut],
      [right - cut, foot],
      [left + cut, foot],
      [left, foot - cut],
    );
    scene.add(line(outline, { stroke: gilt(scene), strokeWidth }));
  }
  for (const [x, y, turn] of [
    [60, 40, 0],
    [540, 40, 90],
    [540, 560, 180],
    [60, 560, 270],
  ] as const)
    scene.add(line(corner, { stroke: '#e9bf5e', strokeWidth: 4, transform: `translate(${x} ${y}) rotate(${turn})` }));
}

/** One row of feathers, an eye on each. */
function drawFeathers(scene: Scene, { hue, jewel }: DecoPalette, count: number, reach: number, near: boolean): void {
  for (let feather = 0; feather < count; feather++) {
    const angle = Math.PI * (1.04 + (0.92 * feather) / (count - 1));
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const vane = stops([0, oklch(0.2, 0.06, hue)], [0.6, oklch(near ? 0.5 : 0.38, 0.1, jewel)], [1, '#f2cd74']);
    // Longer towards the middle, so that the fan fills its frame.
    const length = reach * (1 + 0.42 * sin ** 2);
    const [x, y] = polar(300, hinge, length * 0.84, angle);
    scene.add(
      path(leaf(300, hinge, length, angle, 0.11).outline, {
        fill: scene.linear(vane, [0.5, 1, 0.5 + cos / 2, 0.5 + sin / 2]),
        stroke: '#e8bd58',
        strokeWidth: 2,
      }),
      circle(x, y, near ? 11 : 14, { fill: gilt(scene) }),
      circle(x, y, near ? 6 : 8, { fill: oklch(0.42, 0.15, jewel + 60) }),
    );
  }
}

/** Draws a peacock's fan with a stone and pearls in a gold frame. */
export function drawPeacock(scene: Scene, palette: DecoPalette): void {
  scene.rays(300, 300, 24, 600, '#ffdf95', { opacity: 0.3, softness: 1 });
  drawFrame(scene);
  drawFeathers(scene, palette, scene.pick([9, 11, 13]), 214, false);
  drawFeathers(scene, palette, scene.pick([7, 9]), 150, true);
  drawBrilliant(scene, 300, hinge - 14, scene.around(58, 4), palette.jewel, {
    chroma: 0.15,
    sides: 8,
    lightness: 0.66,
  });
  scene.glow(300, 260, 240, '#ffe9b0', 0.35);
  const pearl = scene.radial(ramp('#fff', '#f0e9df', '#a8998a'), upperLeftLight);
  for (let index = 0; index < 9; index++)
    scene.add(circle(180 + index * 30, 508 + Math.sin((index / 8) * Math.PI) * 18, 9, { fill: pearl }));
}
