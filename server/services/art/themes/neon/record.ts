import { oklch } from '../../kit/colour.ts';
import { ramp } from '../../kit/paint.ts';
import { circlePath, polar, polygon, round } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, line, path, rectangle } from '../../kit/shapes.ts';
import type { NeonPalette } from './tube.ts';
import { tube, tubeColours } from './tube.ts';

const [centreX, centreY, radius] = [292, 316, 206];

function drawDisc(scene: Scene, palette: NeonPalette, first: string, second: string): void {
  scene.add(
    circle(centreX, centreY + 20, radius + 4, { fill: '#000', opacity: 0.7, filter: scene.blur(18) }),
    circle(centreX, centreY, radius, { fill: scene.radial(ramp('#1d1a24', '#0d0b12', '#050409')) }),
  );
  const grooves = Array.from({ length: 19 }, (_, index) => circlePath(centreX, centreY, 86 + index * 6.2)).join('');
  scene.add(line(grooves, { stroke: '#fff', strokeOpacity: 0.09, strokeWidth: 1.2 }));
  // Light on grooves runs in two opposite wedges.
  const turn = scene.between(0, 0.6);
  const sheen = (angle: number, colour: string, width: number) => {
    const fill = scene.radialOnCanvas(
      [
        [0, colour, 0],
        [0.35, colour, 0.55],
        [0.92, colour, 0.3],
        [1, colour, 0],
      ],
      [centreX, centreY, radius],
    );
    return path(
      polygon([
        [centreX, centreY],
        polar(centreX, centreY, radius * 1.1, angle - width),
        polar(centreX, centreY, radius * 1.1, angle + width),
      ]),
      { fill },
    );
  };
  scene.add(
    group(
      { clipPath: scene.clip(circle(centreX, centreY, radius)), filter: scene.blur(9), blend: 'screen' },
      sheen(-2.3 + turn, second, 0.26),
      sheen(-2.3 + turn + Math.PI, second, 0.2),
      sheen(-0.5 + turn, first, 0.2),
      sheen(-0.5 + turn + Math.PI, first, 0.26),
      sheen(-2.05 + turn, '#fff', 0.05),
    ),
  );
  const label = scene.linear(
    ramp(oklch(0.78, 0.2, palette.first), oklch(0.48, 0.22, palette.first - 25)),
    [0, 0, 1, 1],
  );
  scene.add(
    circle(centreX, centreY, 74, { fill: label }),
    line(circlePath(centreX, centreY, 60) + circlePath(centreX, centreY, 34), {
      stroke: '#fff',
      strokeOpacity: 0.5,
      strokeWidth: 2,
    }),
    circle(centreX, centreY, 9, { fill: '#0a0810' }),
  );
}

function drawArm(scene: Scene): void {
  const metal = scene.linear(ramp('#f4f6ff', '#8d92a8', '#e6e9f5', '#565a70'), [0, 0, 1, 0.4]);
  const arm = 'M512 116C520 220 500 320 420 398';
  scene.add(
    line(arm, {
      stroke: '#000',
      strokeWidth: 13,
      opacity: 0.55,
      filter: scene.blur(7),
      transform: 'translate(8 16)',
      strokeLinecap: 'round',
    }),
    line(arm, { stroke: metal, strokeWidth: 11, strokeLinecap: 'round' }),
    path('M434 378L396 420L412 434L450 394Z', { fill: metal }),
    circle(512, 116, 34, { fill: scene.radial(ramp('#f6f8ff', '#8a90a6', '#2c2f40'), [0.5, 0.5, 0.56, 0.34, 0.28]) }),
    circle(512, 116, 14, { fill: '#14131c' }),
  );
}

function drawLevels(scene: Scene, first: string, second: string): void {
  const bars = 23;
  let lit = '';
  let peaks = '';
  const sway = scene.between(0, 6);
  for (let bar = 0; bar < bars; bar++) {
    const x = 20 + bar * 25;
    const level = 3 + Math.round(4 * Math.abs(Math.sin(bar * 0.55 + sway)) + scene.between(0, 3));
    for (let step = 0; step < level; step++) lit += rectangle(x, 640 - step * 13, 17, 8);
    peaks += rectangle(x, 640 - (level + 1) * 13, 17, 4);
  }
  scene.add(
    group({ fill: second, opacity: 0.5, filter: scene.blur(7) }, lit),
    group({ fill: second, opacity: 0.85 }, lit),
    group({ fill: first }, peaks),
  );
}

/** Draws a record under its arm inside two lit rings, with dancing levels behind the title. */
export function drawRecord(scene: Scene, palette: NeonPalette): void {
  const { first, second } = tubeColours(palette);
  const hue = palette.wall;
  scene.background(
    scene.radial(
      ramp(oklch(0.34, 0.14, palette.first - 30), oklch(0.16, 0.07, hue), oklch(0.08, 0.04, hue)),
      [0.5, 0.38, 0.75],
    ),
  );
  const lines = Array.from({ length: 16 }, (_, index) => `M-30 ${round(20 + index * 44)}H630`).join('');
  scene.add(line(lines, { stroke: oklch(0.5, 0.15, hue), strokeOpacity: 0.16, strokeWidth: 2 }));
  scene.glow(centreX, centreY, 400, first, 0.7);
  drawLevels(scene, first, second);
  scene.add(
    tube(scene, circlePath(centreX, centreY, radius + 34), second, 7),
    tube(scene, circlePath(centreX, centreY, radius + 14), first, 3.5),
  );
  drawDisc(scene, palette, first, second);
  drawArm(scene);
  scene.motes(40, oklch(0.95, 0.08, palette.second), { bottom: 640, smallest: 1, largest: 3.4 });
}
