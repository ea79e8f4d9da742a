import { oklch } from '../../kit/colour.ts';
import type { Paint } from '../../kit/paint.ts';
import { ramp } from '../../kit/paint.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, line, path } from '../../kit/shapes.ts';
import type { Palette } from '../../theme.ts';

/** Hues of a fruit stage: `hue` is the curtain, `berry` the red fruit before it. */
export interface FruitPalette extends Palette {
  readonly berry: number;
}

/** The skin of a round fruit, lit from the upper left, with light bouncing up at its lower edge. */
export function ripeSkin(paint: Paint, hue: number, chroma = 0.23, lightness = 0.58): string {
  // Yellow fruit shades into orange; darker yellow would be olive.
  const yellow = hue > 60 && hue < 115;
  return paint.radial(
    [
      [0, oklch(Math.min(0.97, lightness + 0.28), chroma * 0.6, hue + 8)],
      [0.3, oklch(lightness, chroma, hue)],
      [0.72, oklch(lightness * (yellow ? 0.82 : 0.62), chroma * 0.85, hue - (yellow ? 18 : 4))],
      [0.92, oklch(lightness * (yellow ? 0.62 : 0.36), chroma * 0.6, hue - (yellow ? 34 : 8))],
      [1, oklch(lightness * (yellow ? 0.8 : 0.6), chroma * 0.7, hue - (yellow ? 20 : 0))],
    ],
    [0.5, 0.5, 0.58, 0.34, 0.28],
  );
}

/** A soft highlight, as markup; `turn` in degrees. */
export const shine = (
  paint: Paint,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  turn = -30,
  opacity = 0.9,
): string =>
  ellipse(
    x,
    y,
    radiusX,
    radiusY,
    {
      fill: paint.linear([
        [0, '#fff', opacity],
        [1, '#fff', 0.02],
      ]),
    },
    turn,
  );

/** A drop of water on a skin, as markup. */
export const drop = (x: number, y: number, radius: number): string =>
  ellipse(x, y + radius * 0.2, radius, radius * 1.05, { fill: '#000', opacity: 0.25 }) +
  ellipse(x, y, radius, radius * 1.15, {
    fill: '#fff',
    fillOpacity: 0.18,
    stroke: '#fff',
    strokeOpacity: 0.5,
    strokeWidth: 1,
  }) +
  circle(x - radius * 0.3, y - radius * 0.4, radius * 0.3, { fill: '#fff' });

/** Draws a broad leaf with side veins from its stalk at the right, about 280 wide; `transform` puts it in place. */
export function drawFruitLeaf(scene: Scene, transform: string): void {
  const blade = scene.linear(ramp(oklch(0.82, 0.2, 130), oklch(0.55, 0.17, 140), oklch(0.3, 0.11, 148)));
  const vein = oklch(0.88, 0.15, 125);
  scene.add(
    `<g transform="${transform}">`,
    path('M0 0C-88 -98 -218 -78 -278 2C-198 32 -68 42 0 0Z', { fill: blade }),
    line('M0 0C-88 -28 -188 -26 -278 2', { stroke: vein, strokeWidth: 4 }),
    line('M-60 -16l-26 -30M-110 -22l-30 -26M-160 -24l-30 -18M-84 -20l-20 30M-136 -22l-24 30M-188 -18l-22 18', {
      stroke: vein,
      strokeWidth: 2,
      opacity: 0.7,
    }),
    '</g>',
  );
}
