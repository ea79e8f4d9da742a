import type { Paint } from './paint.ts';
import { createPaint } from './paint.ts';
import type { Chance } from './random.ts';
import { createChance } from './random.ts';

/** Options of a canvas. */
export interface CanvasOptions {
  /** The finished scene is flipped left to right; glyphs drawn by `readable` stay readable. */
  readonly mirrored?: boolean;
  /** False for a picture without a title: `scrim` then only notes its colour. */
  readonly titled?: boolean;
  /** Letters that start every id: drawings that share a document need different ones. */
  readonly idPrefix?: string;
}

/** A rectangle: left, top, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** The sheet that a scene is drawn on: size, chance, paint, and the markup in drawing order. */
export interface Canvas extends Chance, Paint {
  readonly width: number;
  readonly height: number;
  readonly mirrored: boolean;
  readonly titled: boolean;
  /** Draws markup over everything so far. */
  add(...markup: readonly string[]): void;
  /** Draws markup under everything so far. */
  addBehind(...markup: readonly string[]): void;
  /** Puts everything drawn so far into one group with these attributes. */
  enclose(attributes: string): void;
  /** The drawing as an SVG document; `view` crops it. */
  toSvg(view?: Box): string;
  /** The drawing as markup for another canvas, scaled into a box there. */
  toInset(box: Box): string;
}

/** A blank canvas, in its own units. */
export function createCanvas(
  seed: string,
  width: number,
  height: number,
  { mirrored = false, titled = true, idPrefix = 'g' }: CanvasOptions = {},
): Canvas {
  const paint = createPaint(idPrefix);
  const drawn: string[] = [];
  const content = () => `<defs>${paint.definitions()}</defs>${drawn.join('')}`;
  return {
    ...createChance(seed),
    ...paint,
    width,
    height,
    mirrored,
    titled,
    add: (...markup) => void drawn.push(...markup),
    addBehind: (...markup) => void drawn.unshift(...markup),
    enclose(attributes) {
      drawn.unshift(`<g ${attributes}>`);
      drawn.push('</g>');
    },
    toSvg([x, y, viewWidth, viewHeight] = [0, 0, width, height]) {
      const frame = `viewBox="${x} ${y} ${viewWidth} ${viewHeight}" width="${viewWidth}" height="${viewHeight}"`;
      return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${content()}</svg>`;
    },
    toInset([x, y, boxWidth, boxHeight]) {
      const place = `x="${x}" y="${y}" width="${boxWidth}" height="${boxHeight}"`;
      return `<svg ${place} viewBox="0 0 ${width} ${height}">${content()}</svg>`;
    },
  };
}
