import opentype from 'opentype.js';

/** A font installed on devices, and the widths of its letters in thousandths of the font size (`hmtx` table). */
interface LocalFace {
  readonly family: string;
  readonly names: readonly string[];
  readonly widths: Readonly<Record<number, string>>;
}

const localFaces: readonly LocalFace[] = [
  {
    family: 'Fallback',
    // Arial Bold by both of its names, and Liberation Sans, which has the same metrics.
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    widths: {
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
    },
  },
  {
    // Android has no Arial.
    family: 'Roboto Fallback',
    names: ['Roboto Bold', 'Roboto-Bold'],
    widths: {
      249: ' ,',
      260: 'j',
      265: 'il',
      291: '.I',
      338: 't',
      358: 'f',
      365: 'r',
      388: '-',
      504: 'yvzx',
      519: 'sc',
      537: 'kaeL',
      550: 'F',
      562: 'JhnubpEdoq',
      574: 'g0123456789€',
      600: '£Z',
      618: 'STY',
      637: 'KXBR',
      649: 'PDVCU',
      677: 'AG',
      690: 'OQ',
      707: 'HN',
      735: 'w',
      866: 'm',
      875: 'WM',
    },
  },
];

const widthsOf = ({ widths }: LocalFace) =>
  new Map(
    Object.entries(widths).flatMap(([width, letters]) => [...letters].map((each) => [each, Number(width) / 1000])),
  );

/** Letters with about their frequency in headings in the sites' languages. Most words begin in lower case. */
const sample =
  'eeeeeeeeee aaaaaaa nnnnnn iiiii oooooo rrrrrr ttttt ssssss lllll dddd ccc uuu ggg mmm ppp hhh kk bb ff vv yy ww j x z q ' +
  'SS BB JJ D N T P R G M C E A H V L W D F £200,000 €15,300 6,000 £35 120';

/** Metric overrides with which a line in the fallback takes the same space as in the display face. */
interface FallbackMetrics {
  /** All in percent. Ascent and descent relate to the scaled size. */
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Compares a display font (TrueType, all axes pinned) with an installed font. */
function measure(face: opentype.Font, local: LocalFace): FallbackMetrics {
  const em = face.unitsPerEm;
  const localWidths = widthsOf(local);
  let display = 0;
  let other = 0;
  for (const letter of sample) {
    display += (face.charToGlyph(letter).advanceWidth ?? 0) / em;
    other += localWidths.get(letter) ?? Number.NaN;
  }
  const scale = display / other;
  const percent = (value: number) => Math.round(value * 1_000) / 10;
  return {
    sizeAdjust: percent(scale),
    ascent: percent(face.ascender / em / scale),
    descent: percent(-face.descender / em / scale),
  };
}

function rule({ family, names }: LocalFace, { sizeAdjust, ascent, descent }: FallbackMetrics): string {
  const src = names.map((name) => `local(${name})`).join(',');
  return (
    `@font-face{font-family:${family};src:${src};size-adjust:${sizeAdjust}%;` +
    `ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`
  );
}

/**
 * Returns `@font-face` rules for the fallbacks that a page shows until its display face has loaded. Their metrics
 * match, so the swap shifts no layout. One rule covers most devices, one Android. `font` is the display face as
 * TrueType, all axes pinned.
 */
export function fallbackFaces({ buffer, byteOffset, byteLength }: Buffer): string {
  const face = opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
  return localFaces.map((local) => rule(local, measure(face, local))).join('');
}
