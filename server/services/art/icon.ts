import { createCanvas } from './kit/canvas.ts';
import { circle, path, rectangle } from './kit/shapes.ts';

/** Colours of an app icon, as hex. */
export interface IconColours {
  readonly ground: string;
  readonly nucleus: string;
  readonly tail: string;
}

const size = 512;
// The mark is drawn 40 wide; it stays inside the circle that masks of home screens leave.
const markScale = 8.2;

/** The comet mark on its ground as SVG, 512 by 512; `round` gives it the corners that a page shows; maskable icons have none. */
export function drawAppIcon({ ground, nucleus, tail }: IconColours, shape: 'square' | 'round' = 'square'): string {
  const canvas = createCanvas('icon', size, size);
  const fading = canvas.linearOnCanvas(
    [
      [0, nucleus],
      [1, tail, 0.15],
    ],
    [30, 4, 2, 27],
  );
  const halo = canvas.radialOnCanvas(
    [
      [0, nucleus, 0.35],
      [1, nucleus, 0],
    ],
    [31, 9.3, 17],
  );
  const left = (size - 40 * markScale) / 2;
  const top = (size - 27 * markScale) / 2;
  canvas.add(
    rectangle(0, 0, size, size, { fill: ground }, shape === 'round' ? 112 : 0),
    `<g transform="translate(${left} ${top}) scale(${markScale})">`,
    circle(31, 9.3, 17, { fill: halo }),
    path('M28.5 3.2C18 7 8 14.5 0 27 10 20 20 16.5 30.5 15.5ZM24 16C17 18.5 11 22 6.5 27c7-3.5 13-5.5 20-6.5Z', {
      fill: fading,
    }),
    circle(31, 9.3, 7.5, { fill: nucleus }),
    '</g>',
  );
  return canvas.toSvg();
}
