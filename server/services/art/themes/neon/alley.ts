import { oklch } from '../../kit/colour.ts';
import { ramp } from '../../kit/paint.ts';
import { circlePath, polygon, round } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, line, path, rectangle } from '../../kit/shapes.ts';
import type { NeonPalette } from './tube.ts';
import { tube, tubeColours } from './tube.ts';

const vanishing = { x: 300, y: 400 };
const groundY = 478;

/** A wall's corner at a depth: 0 at the eye, 1 at the vanishing point. */
const atDepth = (side: number, depth: number) => vanishing.x + side * (370 * (1 - depth) ** 1.5 + 46);

function drawWalls(scene: Scene, hue: number): void {
  for (let house = 3; house >= 0; house--)
    for (const side of [-1, 1]) {
      const inner = atDepth(side, (house + 1) * 0.25);
      const outer = atDepth(side, house * 0.25);
      const roof = scene.between(-60, 40) + house * 62;
      const foot = groundY + (3 - house) * 26;
      const nearer = polygon([
        [outer + side * 60, roof - 40],
        [inner, roof],
        [inner, foot],
        [outer + side * 60, foot + 40],
      ]);
      const lightness = 0.13 + house * 0.035;
      scene.add(
        path(nearer, {
          fill: scene.linear(ramp(oklch(lightness + 0.05, 0.05, hue), oklch(lightness - 0.03, 0.04, hue + 15)), [
            side > 0 ? 0 : 1,
            0,
            side > 0 ? 1 : 0,
            0,
          ]),
        }),
      );
      drawWindows(scene, side, inner, outer, roof, hue);
    }
}

function drawWindows(scene: Scene, side: number, inner: number, outer: number, roof: number, hue: number): void {
  const width = Math.abs(outer - inner);
  let panes = '';
  for (let floor = 0; floor < 7; floor++)
    for (let bay = 0; bay < 3; bay++) {
      if (!scene.chance(0.34)) continue;
      const x = inner + side * (8 + bay * width * 0.3) - (side < 0 ? width * 0.16 : 0);
      panes += rectangle(x, roof + 30 + floor * 52, width * 0.16, 24);
    }
  scene.add(
    group({ fill: oklch(0.82, 0.1, 75), opacity: 0.5 }, panes),
    group({ fill: oklch(0.5, 0.1, hue), opacity: 0.25, filter: scene.blur(3) }, panes),
  );
}

const shapes = [
  (x: number, y: number, size: number) => circlePath(x, y, size * 0.5),
  (x: number, y: number, size: number) =>
    `M${round(x - size * 0.4)} ${round(y - size * 0.5)}L${round(x)} ${round(y)}L${round(x - size * 0.4)} ${round(y + size * 0.5)}M${round(x)} ${round(y - size * 0.5)}L${round(x + size * 0.4)} ${round(y)}L${round(x)} ${round(y + size * 0.5)}`,
  (x: number, y: number, size: number) =>
    `M${round(x - size * 0.5)} ${round(y - size * 0.3)}h${round(size)}M${round(x - size * 0.5)} ${round(y)}h${round(size)}M${round(x - size * 0.5)} ${round(y + size * 0.3)}h${round(size)}`,
  (x: number, y: number, size: number) =>
    `M${round(x)} ${round(y - size * 0.55)}L${round(x + size * 0.45)} ${round(y)}L${round(x)} ${round(y + size * 0.55)}L${round(x - size * 0.45)} ${round(y)}Z`,
  (x: number, y: number, size: number) =>
    `M${round(x - size * 0.5)} ${round(y - size * 0.35)}H${round(x + size * 0.5)}L${round(x)} ${round(y + size * 0.2)}ZM${round(x)} ${round(y + size * 0.2)}V${round(y + size * 0.5)}`,
] as const;

/** A hanging board with two or three tube shapes, as markup. */
function hangingSign(scene: Scene, x: number, y: number, scale: number, first: string, second: string): string {
  const count = scene.whole(2, 3);
  const [width, height] = [62 * scale, (count * 58 + 14) * scale];
  const board = rectangle(x - width / 2, y, width, height, { fill: '#07060d', opacity: 0.9 }, 6 * scale);
  const border = `M${round(x - width / 2)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}Z`;
  let data = '';
  for (let index = 0; index < count; index++) data += scene.pick(shapes)(x, y + (36 + index * 58) * scale, 36 * scale);
  return board + tube(scene, border, second, 3 * scale) + tube(scene, data, first, 4.6 * scale);
}

function drawWalker(scene: Scene, x: number, rim: string): void {
  const coat = 'M-20 104C-26 60 -22 30 -12 18C-6 10 6 10 12 18C22 30 26 60 20 104Z';
  const canopy = 'M-62 6C-56 -44 56 -44 62 6Q44 -6 31 6Q16 -6 0 6Q-16 -6 -31 6Q-44 -6 -62 6Z';
  scene.add(
    group(
      { transform: `translate(${round(x)} ${groundY - 62})` },
      ellipse(0, 122, 44, 7, { fill: '#000', opacity: 0.6, filter: scene.blur(3) }),
      group({ fill: '#05040a' }, path(coat, {}), path('M-13 100h10v22h-10ZM3 100h10v22h-10Z', {}), circle(0, 6, 11)),
      path(canopy, { fill: '#08060f', stroke: rim, strokeWidth: 2.5 }),
      line('M0 -32V20', { stroke: '#05040a', strokeWidth: 3 }),
      line('M21 100C26 60 22 32 13 20', { stroke: rim, strokeWidth: 2.5, opacity: 0.9 }),
    ),
  );
}

/** Draws a wet street between lit signs, with one walker under an umbrella. */
export function drawAlley(scene: Scene, palette: NeonPalette): void {
  const { first, second } = tubeColours(palette);
  const hue = palette.wall;
  const end = scene.linear([
    [0, oklch(0.12, 0.06, hue)],
    [0.4, oklch(0.36, 0.14, palette.first - 20)],
    [0.6, oklch(0.62, 0.2, palette.first)],
    [1, oklch(0.1, 0.04, hue)],
  ]);
  scene.background(end);
  scene.glow(vanishing.x, vanishing.y - 10, 330, first, 0.9);
  drawWalls(scene, hue);
  const left = scene.around(0, 12);
  const signs =
    hangingSign(scene, 222, 250 + left, 0.62, second, first) +
    hangingSign(scene, 386, 216 - left, 0.74, first, second) +
    hangingSign(scene, 132, 130 + left, 1.15, first, second) +
    hangingSign(scene, 488, 96 - left, 1.3, second, first);
  const street = scene.linear(
    ramp(oklch(0.3, 0.12, palette.first - 20), oklch(0.13, 0.05, hue), oklch(0.07, 0.03, hue)),
  );
  const wet = scene.clip(rectangle(-30, groundY, 660, 420));
  const streaks = Array.from({ length: 50 }, (_, index) => {
    const depth = (index / 50) ** 1.5;
    const width = scene.between(20, 120) * (0.5 + depth);
    return rectangle(scene.between(-30, 600) - width / 2, groundY + 6 + depth * 220, width, 1 + depth * 2.5, {}, 1);
  });
  scene.add(
    rectangle(-30, groundY, 660, 420, { fill: street }),
    group(
      { clipPath: wet },
      group({ transform: `translate(0 ${groundY * 1.5}) scale(1 -0.5)`, opacity: 0.75, filter: scene.blur(5) }, signs),
      ellipse(vanishing.x, groundY, 120, 240, {
        fill: scene.radial([
          [0, first, 0.8],
          [0.6, first, 0.25],
          [1, first, 0],
        ]),
        blend: 'screen',
      }),
      group({ fill: '#fff', opacity: 0.1 }, streaks.join('')),
    ),
    signs,
  );
  drawWalker(scene, scene.around(300, 16), second);
  const rain = Array.from(
    { length: 90 },
    () => `M${round(scene.between(-20, 640))} ${round(scene.between(-20, 700))}l-5 ${round(scene.between(18, 44))}`,
  );
  scene.add(line(rain.join(''), { stroke: '#dfe8ff', strokeOpacity: 0.2, strokeWidth: 1.4 }));
}
