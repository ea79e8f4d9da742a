/** One gradient stop: offset 0 to 1, colour, and opacity where it is not 1. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Opaque stops at even distances, first colour to last. */
export const ramp = (...colours: readonly string[]): readonly Stop[] =>
  colours.map((colour, index): Stop => [index / Math.max(1, colours.length - 1), colour]);

/** A gradient's axis, in shares of the painted shape's box or in canvas units. */
export type Axis = readonly [x1: number, y1: number, x2: number, y2: number];

/** A radial gradient's circle and focus; the focus is the centre where it is left out. */
export type Spot = readonly [x: number, y: number, radius: number, focusX?: number, focusY?: number];

/** Light from the upper left on a round body: the focus sits off the centre. */
export const upperLeftLight: Spot = [0.5, 0.5, 0.56, 0.34, 0.27];

/** Axes by the way the gradient runs. */
export const across: Axis = [0, 0, 1, 0];
export const diagonal: Axis = [0, 0, 1, 1];
const down: Axis = [0, 0, 0, 1];

/** Paint servers of one drawing; each call defines one and returns the `url(#…)` to paint with. */
export interface Paint {
  /** Linear gradient over the shape's box, top to bottom unless an axis is given. */
  linear(stops: readonly Stop[], axis?: Axis): string;
  /** Linear gradient along an axis in canvas units. */
  linearOnCanvas(stops: readonly Stop[], axis: Axis): string;
  /** Radial gradient over the shape's box. */
  radial(stops: readonly Stop[], spot?: Spot): string;
  /** Radial gradient in canvas units. */
  radialOnCanvas(stops: readonly Stop[], spot: Spot): string;
  /** Gaussian blur; one filter for each deviation. */
  blur(deviation: number): string;
  clip(shapes: string): string;
  mask(shapes: string): string;
  /** Fractal noise as white of varying opacity, for mist, nebulae and cloth. */
  noise(
    frequencyX: number,
    frequencyY: number,
    options: { octaves: number; seed: number; gain: number; cut: number },
  ): string;
  /** Adds an own definition; `write` gets its id. Returns the bare id. */
  define(write: (id: string) => string): string;
  definitions(): string;
}

const writeStops = (stops: readonly Stop[]) =>
  stops
    .map(([offset, colour, opacity]) => {
      const fade = opacity === undefined ? '' : ` stop-opacity="${Math.round(opacity * 1000) / 1000}"`;
      return `<stop offset="${Math.round(offset * 1000) / 1000}" stop-color="${colour}"${fade}/>`;
    })
    .join('');

const coordinate = (value: number) => Math.round(value * 1000) / 1000;
const onCanvas = ' gradientUnits="userSpaceOnUse"';

/** The paint servers of a new drawing; drawings that share a document need different `idPrefix`es. */
export function createPaint(idPrefix = 'g'): Paint {
  const written: string[] = [];
  const blurs = new Map<number, string>();
  const define = (write: (id: string) => string) => {
    const id = `${idPrefix}${written.length}`;
    written.push(write(id));
    return id;
  };
  const paint = (write: (id: string) => string) => `url(#${define(write)})`;

  const linear = (stops: readonly Stop[], [x1, y1, x2, y2]: Axis, units: string) => {
    const [a, b, c, d] = [x1, y1, x2, y2].map(coordinate);
    return paint(
      (id) =>
        `<linearGradient id="${id}" x1="${a}" y1="${b}" x2="${c}" y2="${d}"${units}>${writeStops(stops)}</linearGradient>`,
    );
  };
  const radial = (stops: readonly Stop[], [x, y, radius, focusX = x, focusY = y]: Spot, units: string) => {
    const [cx, cy, r, fx, fy] = [x, y, radius, focusX, focusY].map(coordinate);
    return paint(
      (id) =>
        `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}" fx="${fx}" fy="${fy}"${units}>${writeStops(stops)}</radialGradient>`,
    );
  };
  return {
    define,
    linear: (stops, axis = down) => linear(stops, axis, ''),
    linearOnCanvas: (stops, axis) => linear(stops, axis, onCanvas),
    radial: (stops, spot = [0.5, 0.5, 0.5]) => radial(stops, spot, ''),
    radialOnCanvas: (stops, spot) => radial(stops, spot, onCanvas),
    blur(deviation) {
      const known = blurs.get(deviation);
      if (known) return known;
      const filter = paint(
        (id) =>
          `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${coordinate(deviation)}"/></filter>`,
      );
      blurs.set(deviation, filter);
      return filter;
    },
    clip: (shapes) => paint((id) => `<clipPath id="${id}">${shapes}</clipPath>`),
    mask: (shapes) => paint((id) => `<mask id="${id}">${shapes}</mask>`),
    noise: (frequencyX, frequencyY, { octaves, seed, gain, cut }) =>
      paint(
        (id) =>
          `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequencyX} ${frequencyY}" numOctaves="${octaves}" seed="${Math.floor(seed)}"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  ${coordinate(gain)} 0 0 0 ${coordinate(cut)}"/></filter>`,
      ),
    definitions: () => written.join(''),
  };
}
