import type { Canvas } from './canvas.ts';
import { polar, polygon, round } from './path.ts';
import { circle, ellipse, group, path, rectangle } from './shapes.ts';

/** How a fan of rays spreads; angles in degrees, clockwise from the right. */
export interface RayOptions {
  readonly opacity?: number;
  readonly from?: number;
  readonly to?: number;
  /** Blur of the edges. */
  readonly softness?: number;
  /** Share of the fan that is lit. */
  readonly share?: number;
}

/** Everything that lights a scene. */
export interface Light {
  /** Fills the whole canvas, with room to be shifted. */
  background(fill: string): void;
  /** A soft light that adds to what is under it. */
  glow(x: number, y: number, radius: number, colour: string, opacity?: number, radiusY?: number): void;
  /** Beams from a point, uneven in width and length. */
  rays(x: number, y: number, count: number, length: number, colour: string, options?: RayOptions): void;
  /** A thin four-pointed glint; two a picture are enough. */
  spark(x: number, y: number, size: number, colour?: string): void;
}

/** The lights of a canvas. */
export function createLight(canvas: Canvas): Light {
  const { width, height } = canvas;
  return {
    background(fill) {
      canvas.add(rectangle(-30, -10, width + 60, height + 90, { fill }));
    },
    glow(x, y, radius, colour, opacity = 0.8, radiusY = radius) {
      const fill = canvas.radial([
        [0, colour, opacity],
        [0.35, colour, opacity * 0.45],
        [0.7, colour, opacity * 0.12],
        [1, colour, 0],
      ]);
      canvas.add(ellipse(x, y, radius, radiusY, { fill, blend: 'screen' }));
    },
    rays(x, y, count, length, colour, { opacity = 0.35, from = 0, to = 360, softness = 6, share = 0.5 } = {}) {
      const step = (to - from) / count;
      let beams = '';
      for (let index = 0; index < count; index++) {
        const start = ((from + step * (index + canvas.random() * 0.5)) * Math.PI) / 180;
        const spread = (step * share * canvas.between(0.5, 1.3) * Math.PI) / 180;
        const reach = length * canvas.between(0.7, 1);
        beams += polygon([[x, y], polar(x, y, reach, start), polar(x, y, reach, start + spread)]);
      }
      const fill = canvas.radialOnCanvas(
        [
          [0, colour, opacity],
          [0.5, colour, opacity * 0.5],
          [1, colour, 0],
        ],
        [x, y, length],
      );
      canvas.add(path(beams, { fill, filter: canvas.blur(softness), blend: 'screen' }));
    },
    spark(x, y, size, colour = '#fff') {
      const arm = size * 0.62;
      const waist = arm * 0.04;
      const halo = canvas.radial([
        [0, colour, 0.8],
        [0.3, colour, 0.25],
        [1, colour, 0],
      ]);
      const at = (dx: number, dy: number) => `${round(x + dx)} ${round(y + dy)}`;
      const star =
        `M${at(0, -arm)}Q${at(waist, -waist)} ${at(arm, 0)}Q${at(waist, waist)} ${at(0, arm)}` +
        `Q${at(-waist, waist)} ${at(-arm, 0)}Q${at(-waist, -waist)} ${at(0, -arm)}Z`;
      canvas.add(group({ blend: 'screen' }, circle(x, y, arm * 0.55, { fill: halo }), path(star, { fill: '#fff' })));
    },
  };
}
