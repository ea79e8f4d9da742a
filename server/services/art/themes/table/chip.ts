import { oklch } from '../../kit/colour.ts';
import { across } from '../../kit/paint.ts';
import { polygon, round } from '../../kit/path.ts';
import { ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { ellipse, path } from '../../kit/shapes.ts';

/** Height of the ellipse that a chip's face is seen as. */
const tilt = 0.42;
const thickness = 0.17;
const inlay = '#f4efe4';
const quarter = Math.PI / 4;

interface ChipPaint {
  readonly face: string;
  readonly edge: string;
  readonly line: string;
}

function mixPaint(scene: Scene, hue: number): ChipPaint {
  const lightness = 0.46;
  const dark = oklch(lightness * 0.3, 0.06, hue);
  return {
    face: scene.linear(ramp(oklch(lightness + 0.18, 0.15, hue), oklch(lightness - 0.06, 0.13, hue))),
    edge: scene.linear(ramp(dark, oklch(lightness * 0.95, 0.13, hue), oklch(lightness * 0.6, 0.1, hue), dark), across),
    line: oklch(lightness * 0.45, 0.09, hue),
  };
}

function drawChip(scene: Scene, x: number, y: number, radius: number, paint: ChipPaint, turn: number): void {
  const [height, deep] = [radius * tilt, radius * thickness];
  const at = (angle: number, reach: number, drop = 0) =>
    [x + Math.cos(angle) * radius * reach, y + Math.sin(angle) * height * reach + drop] as const;
  const [left, right, level, low] = [x - radius, x + radius, y, y + deep].map(round);
  const arc = (sweep: number) => `A${round(radius)} ${round(height)} 0 0 ${sweep}`;
  let edgeMarks = '';
  let faceMarks = '';
  for (let mark = 0; mark < 8; mark++) {
    const angle = mark * quarter + turn;
    const [from, to] = [angle - 0.17, angle + 0.17];
    faceMarks += polygon([at(from, 1), at(to, 1), at(to, 0.78), at(from, 0.78)]);
    if (Math.sin(angle) > 0.12) edgeMarks += polygon([at(from, 1), at(to, 1), at(to, 1, deep), at(from, 1, deep)]);
  }
  const ring = { fill: 'none', stroke: inlay, strokeWidth: radius * 0.035, strokeDasharray: '5 4' };
  scene.add(
    path(`M${left} ${level}${arc(0)} ${right} ${level}V${low}${arc(1)} ${left} ${low}Z`, { fill: paint.edge }),
    path(edgeMarks, { fill: inlay, opacity: 0.85 }),
    ellipse(x, y, radius, height, { fill: paint.face, stroke: paint.line, strokeWidth: 1.5 }),
    path(faceMarks, { fill: inlay }),
    ellipse(x, y, radius * 0.66, height * 0.64, ring),
  );
}

/** Draws a stack of chips standing on (x, y), each of the next hue in turn, a little out of line. */
export function drawChipStack(
  scene: Scene,
  x: number,
  y: number,
  count: number,
  radius: number,
  hues: readonly number[],
): void {
  const paints = hues.map((hue) => mixPaint(scene, hue));
  scene.add(
    ellipse(x + radius * 0.12, y + radius * 0.24, radius * 1.12, radius * 0.5, {
      fill: '#000',
      opacity: 0.45,
      filter: scene.blur(8),
    }),
  );
  for (let chip = 0; chip < count; chip++) {
    const paint = paints[chip % paints.length];
    if (paint)
      drawChip(scene, scene.around(x, 2.5), y - chip * radius * thickness, radius, paint, scene.between(0, quarter));
  }
}
