import type { Axis, Paint, Spot } from '../kit/paint.ts';
import { oklch } from '../kit/colour.ts';

/** Polished gold as a linear gradient, top to bottom unless an axis is given. */
export function gold(paint: Paint, axis?: Axis): string {
  return paint.linear(
    [
      [0, '#fff3c4'],
      [0.28, '#f0c24e'],
      [0.5, '#a9711c'],
      [0.62, '#e9b948'],
      [0.85, '#fbe28e'],
      [1, '#8a5410'],
    ],
    axis,
  );
}

const roundMetalLight: Spot = [0.5, 0.5, 0.6, 0.32, 0.25];

/** Any metal of a hue on a round body, lit from the upper left. */
export function roundMetal(paint: Paint, hue: number, chroma = 0.09): string {
  return paint.radial(
    [
      [0, oklch(0.95, chroma * 0.6, hue)],
      [0.4, oklch(0.78, chroma * 1.3, hue)],
      [0.75, oklch(0.5, chroma * 1.2, hue - 8)],
      [1, oklch(0.25, chroma * 0.7, hue - 16)],
    ],
    roundMetalLight,
  );
}

/** Any metal of a hue on a flat body, brushed along the diagonal. */
export function flatMetal(paint: Paint, hue: number, chroma = 0.1, axis: Axis = [0, 0, 1, 1]): string {
  return paint.linear(
    [
      [0, oklch(0.95, chroma * 0.5, hue)],
      [0.3, oklch(0.76, chroma * 1.1, hue)],
      [0.52, oklch(0.45, chroma, hue - 12)],
      [0.66, oklch(0.74, chroma * 1.1, hue)],
      [0.85, oklch(0.92, chroma * 0.6, hue)],
      [1, oklch(0.34, chroma * 0.8, hue - 16)],
    ],
    axis,
  );
}
