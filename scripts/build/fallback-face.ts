import opentype from 'opentype.js';

/** Which letters of Arial Bold (and of its metric twins) are how wide, in thousandths of the font size: its hmtx table. */
const arialBold = {
  278: ' ijlI.,',
  333: 'ft-',
  389: 'r',
  500: 'z',
  556: 'aceksvxyJ0123456789£€',
  611: 'bdghnopquFLTZ',
  667: 'EPSVXY',
  722: 'ABCDHKNRU',
  778: 'wGOQ',
  833: 'M',
  889: 'm',
  944: 'W',
};
const arialWidths = new Map(
  Object.entries(arialBold).flatMap(([width, letters]) => [...letters].map((letter) => [letter, Number(width) / 1000])),
);

/** Letters about as often as headings have them in the languages of the sites; most words begin with a small letter. */
const sample =
  'eeeeeeeeee aaaaaaa nnnnnn iiiii oooooo rrrrrr ttttt ssssss lllll dddd ccc uuu ggg mmm ppp hhh kk bb ff vv yy ww j x z q ' +
  'SS BB JJ D N T P R G M C E A H V L W D F £200,000 €15,300 6,000 £35 120';

/** How the fallback must be scaled so that a line set in it takes the room of the display face. */
export interface FallbackMetrics {
  /** All in percent; ascent and descent relative to the scaled size. */
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Measures a display font (TrueType, all axes pinned) against Arial Bold. */
export function measureFallback(font: Buffer): FallbackMetrics {
  const { buffer, byteOffset, byteLength } = font;
  const face = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  const em = face.unitsPerEm;
  let display = 0;
  let arial = 0;
  for (const letter of sample) {
    display += (face.charToGlyph(letter).advanceWidth ?? 0) / em;
    arial += arialWidths.get(letter) ?? Number.NaN;
  }
  const scale = display / arial;
  const percent = (value: number) => Math.round(value * 1_000) / 10;
  return {
    sizeAdjust: percent(scale),
    ascent: percent(face.ascender / em / scale),
    descent: percent(-face.descender / em / scale),
  };
}

/** Arial's bold by its two names, and the free face of its very widths. */
const localNames = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];

/** The `@font-face` rule of 'Fallback': what a page shows until its display face is there, with nothing moving then. */
export function fallbackFace({ sizeAdjust, ascent, descent }: FallbackMetrics): string {
  const src = localNames.map((name) => `local(${name})`).join(',');
  return (
    `@font-face{font-family:Fallback;src:${src};size-adjust:${sizeAdjust}%;` +
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
  );
}
