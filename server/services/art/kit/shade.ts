import type { Canvas } from './canvas.ts';
import { ellipse, path, rectangle } from './shapes.ts';

/** Everything that darkens a scene. */
export interface Shade {
  /** The dark that the title stands on, in the scene's own dark hue (black would grey it), from `start` of the height down. */
  scrim(colour: string, start?: number, opacity?: number): void;
  /** Darkens the top edge. */
  topShade(colour: string, opacity?: number, reach?: number): void;
  /** Darkens the corners. */
  vignette(opacity?: number, colour?: string): void;
  /** The soft shadow of a shape on what lies behind it. */
  shadow(data: string, options?: { drop?: number; softness?: number; opacity?: number; transform?: string }): void;
  /** The flat shadow on the ground under an object. */
  groundShadow(x: number, y: number, radiusX: number, radiusY: number, opacity?: number): void;
  /** The darkest colour of the scene: what the scrim ends in, and the ground under everything. */
  readonly darkest: string;
}

/** The shades of a canvas. */
export function createShade(canvas: Canvas): Shade {
  const { width, height } = canvas;
  let darkest = '#000000';
  return {
    get darkest() {
      return darkest;
    },
    scrim(colour, start = 0.5, opacity = 0.9) {
      darkest = colour;
      if (!canvas.titled) return;
      const fill = canvas.linear([
        [0, colour, 0],
        [start, colour, 0],
        [Math.min(1, start + 0.28), colour, opacity * 0.62],
        [1, colour, opacity],
      ]);
      canvas.add(rectangle(-30, -10, width + 60, height + 90, { fill }));
    },
    topShade(colour, opacity = 0.5, reach = 0.3) {
      const fill = canvas.linear([
        [0, colour, opacity],
        [reach, colour, 0],
        [1, colour, 0],
      ]);
      canvas.add(rectangle(0, 0, width, height, { fill }));
    },
    vignette(opacity = 0.55, colour = '#000') {
      const fill = canvas.radial(
        [
          [0, colour, 0],
          [0.62, colour, 0],
          [1, colour, opacity],
        ],
        [0.5, 0.45, 0.8],
      );
      canvas.add(rectangle(0, 0, width, height + 90, { fill }));
    },
    shadow(data, { drop = 14, softness = 14, opacity = 0.5, transform } = {}) {
      const placed = [transform, `translate(0 ${drop})`].filter(Boolean).join(' ');
      canvas.add(path(data, { fill: '#000', opacity, filter: canvas.blur(softness), transform: placed }));
    },
    groundShadow(x, y, radiusX, radiusY, opacity = 0.6) {
      canvas.add(ellipse(x, y, radiusX, radiusY, { fill: '#000', opacity, filter: canvas.blur(14) }));
    },
  };
}
