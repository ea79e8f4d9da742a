import { round } from './path.ts';

/** How a shape is painted: SVG presentation attributes by their camel-case names, left out where undefined. */
export interface Look {
  readonly fill?: string | undefined;
  readonly fillOpacity?: number | undefined;
  readonly stroke?: string | undefined;
  readonly strokeOpacity?: number | undefined;
  readonly strokeWidth?: number | undefined;
  readonly strokeLinecap?: 'round' | 'butt' | 'square' | undefined;
  readonly strokeLinejoin?: 'round' | 'miter' | 'bevel' | undefined;
  readonly strokeDasharray?: string | undefined;
  readonly opacity?: number | undefined;
  readonly filter?: string | undefined;
  readonly mask?: string | undefined;
  readonly clipPath?: string | undefined;
  readonly transform?: string | undefined;
  /** 'screen' adds light: glows, rays and motes never darken what is under them. */
  readonly blend?: 'screen' | 'multiply' | undefined;
}

const attributeName = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function attributeValue(key: string, value: string | number): string | number {
  if (typeof value === 'string') return value;
  // Opacities need a finer grain than coordinates: a tenth is a visible step.
  return /opacity/i.test(key) ? round(value * 100) / 100 : round(value);
}

/** The look as SVG attributes, with a space before each. */
export function attributes(look: Look): string {
  let written = '';
  for (const [key, value] of Object.entries(look)) {
    if (value === undefined) continue;
    written +=
      key === 'blend' ? ` style="mix-blend-mode:${value}"` : ` ${attributeName(key)}="${attributeValue(key, value)}"`;
  }
  return written;
}

/** A path from its data. */
export const path = (data: string, look: Look): string => `<path d="${data}"${attributes(look)}/>`;

/** An open line from its data, without a fill. */
export const line = (data: string, look: Look): string => path(data, { fill: 'none', ...look });

/** A circle. */
export const circle = (x: number, y: number, radius: number, look: Look = {}): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"${attributes(look)}/>`;

/** An ellipse; `turn` in degrees about its own centre. */
export function ellipse(x: number, y: number, radiusX: number, radiusY: number, look: Look = {}, turn = 0): string {
  const placed = turn ? { ...look, transform: `rotate(${round(turn)} ${round(x)} ${round(y)})` } : look;
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}"${attributes(placed)}/>`;
}

/** A rectangle, with round corners where `corner` is given. */
export function rectangle(x: number, y: number, width: number, height: number, look: Look = {}, corner = 0): string {
  const rounding = corner ? ` rx="${round(corner)}"` : '';
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${rounding}${attributes(look)}/>`;
}

/** Shapes that share a look. */
export const group = (look: Look, ...content: readonly string[]): string =>
  `<g${attributes(look)}>${content.join('')}</g>`;
