import type { Outlines } from './glyphs.ts';
import { outlineText, placeOutlines } from './glyphs.ts';
import type { LetteringStyle, Warp } from './lettering-styles.ts';
import { round } from './path.ts';

/** One set line: its path, its place, and for a small word the rules beside it. */
export interface SetLine {
  readonly data: string;
  readonly top: number;
  readonly bottom: number;
  readonly small: boolean;
  readonly rules: string;
}

interface FittedLine {
  readonly outlines: Outlines;
  readonly small: boolean;
  readonly scaleX: number;
  readonly scaleY: number;
}

const measure = 478;
const tallest = 108;
const tallestBlock = 262;
const smallHeight = 30;
const gap = 13;
/** Long words come out low; they are drawn taller, as far as the letters stay themselves. */
const lowest = 78;
const mostStretch = 1.18;

type Place = (x: number, y: number) => readonly [number, number];

function bend({ kind, amount }: Warp, centre: number, top: number, height: number): Place {
  return (x, y) => {
    const along = (x - centre) / (measure / 2);
    const middle = top + height / 2;
    switch (kind) {
      case 'arch':
        return [x, y - amount * (0.5 - along * along)];
      case 'bulge':
        return [x, middle + (y - middle) * (1 + amount * (1 - along * along))];
      case 'rise':
        return [x, y - along * amount];
      case 'slant':
        return [x - (y - top - height) * amount, y];
    }
  };
}

function fitLine(line: string, style: LetteringStyle): FittedLine {
  if (line.startsWith('~')) {
    const outlines = outlineText(line.slice(1), style.face, 0.12);
    const scale = Math.min(smallHeight / outlines.height, (measure * 0.5) / outlines.width);
    return { outlines, small: true, scaleX: scale, scaleY: scale };
  }
  const text = style.capitals ? line.toLocaleUpperCase('en') : line;
  const outlines = outlineText(text, style.face, style.letterSpacing);
  // Accents get room of their own: a line with Ä must not be set smaller than its neighbour.
  const bare = outlineText(text.normalize('NFD').replaceAll(/\p{M}/gu, ''), style.face);
  const scale = Math.min(measure / outlines.width, tallest / bare.height);
  const stretch = Math.min(mostStretch, Math.max(1, lowest / (bare.height * scale)));
  return { outlines, small: false, scaleX: scale, scaleY: scale * stretch };
}

function rulesBeside(left: number, width: number, middle: number): string {
  const length = round(Math.min(90, (measure - width) / 2 - 24));
  return `M${round(left - 16)} ${round(middle)}h${-length}M${round(left + width + 16)} ${round(middle)}h${length}`;
}

/** Sets lines under each other, each fitted to the measure, the block ending at `bottom`. A line '~of' is a small word. */
export function setLines(lines: readonly string[], style: LetteringStyle, centre: number, bottom: number): SetLine[] {
  const { warp } = style;
  const fitted = lines.map((line) => fitLine(line, style)).filter(({ outlines }) => outlines.width > 0);
  // A bulge grows into the gaps above and below.
  const swell = warp?.kind === 'bulge' ? 1 + warp.amount * 0.8 : 1;
  const room = ({ outlines, scaleY, small }: FittedLine) => outlines.height * scaleY * (small ? 1 : swell);
  const gaps = gap * (fitted.length - 1);
  const natural = fitted.reduce((sum, line) => sum + room(line), 0);
  const shrink = Math.min(1, (tallestBlock - gaps) / natural);
  let from = bottom - gaps - natural * shrink;

  return fitted.map((line) => {
    const { outlines, small } = line;
    const [scaleX, scaleY] = [line.scaleX * shrink, line.scaleY * shrink];
    const [width, height] = [outlines.width * scaleX, outlines.height * scaleY];
    const left = centre - width / 2;
    const top = from + (room(line) * shrink - height) / 2;
    from += room(line) * shrink + gap;
    const bent = warp && (!small || warp.kind === 'slant') ? bend(warp, centre, top, height) : undefined;
    const place: Place = (x, y) => {
      const [placedX, placedY] = [left + (x - outlines.left) * scaleX, top + (y - outlines.top) * scaleY];
      return bent ? bent(placedX, placedY) : [placedX, placedY];
    };
    return {
      data: placeOutlines(outlines.commands, place),
      top,
      bottom: top + height,
      small,
      rules: small ? rulesBeside(left, width, top + height / 2) : '',
    };
  });
}
