import type { Canvas } from './canvas.ts';
import { circle, group } from './shapes.ts';

/** The part of the canvas that particles fill; all of it by default. */
export interface Region {
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
}

/** Radii and strength of floating light. */
export interface MoteOptions extends Region {
  readonly smallest?: number;
  readonly largest?: number;
  readonly opacity?: number;
}

/** Small round things in the air. Sizes follow a cubed distribution: few are large. */
export interface Particles {
  stars(count: number, options?: Region & { readonly colour?: string; readonly opacity?: number }): void;
  motes(count: number, colour: string, options?: MoteOptions): void;
  /** Large discs out of focus. */
  bokeh(count: number, colour: string, options?: MoteOptions): void;
}

/** The particles of a canvas. */
export function createParticles(canvas: Canvas): Particles {
  const place = ({ left = 0, right = canvas.width, top = 0, bottom = canvas.height }: Region) =>
    [canvas.between(left, right), canvas.between(top, bottom)] as const;
  const many = (count: number, draw: () => string) => Array.from({ length: count }, draw).join('');

  return {
    stars(count, { colour = '#fff', opacity = 1, ...region } = {}) {
      const star = () => {
        const radius = 0.7 + canvas.random() ** 3 * 1.9;
        return circle(...place(region), radius, { opacity: canvas.between(0.25, 0.95) * opacity });
      };
      canvas.add(group({ fill: colour }, many(count, star)));
    },
    motes(count, colour, { smallest = 1.5, largest = 5, opacity = 0.8, ...region } = {}) {
      const mote = () => {
        const radius = smallest + canvas.random() ** 3 * (largest - smallest);
        return circle(...place(region), radius, { opacity: canvas.between(0.3, 1) * opacity });
      };
      canvas.add(group({ fill: colour, blend: 'screen' }, many(count, mote)));
    },
    bokeh(count, colour, { smallest = 6, largest = 32, opacity = 0.22, ...region } = {}) {
      const disc = () =>
        circle(...place(region), canvas.between(smallest, largest), { opacity: canvas.between(0.3, 1) * opacity });
      canvas.add(group({ fill: colour, filter: canvas.blur(2.5), blend: 'screen' }, many(count, disc)));
    },
  };
}
