import { fromBuffer } from '@capsizecss/unpack';

/** A font installed on devices. `averageWidth` of its letters in em is `xWidthAvg` of Capsize's metrics. */
interface LocalFace {
  readonly family: string;
  readonly names: readonly string[];
  readonly averageWidth: number;
}

const localFaces: readonly LocalFace[] = [
  {
    family: 'Fallback',
    // Arial Bold by both of its names, and Liberation Sans, which has the same metrics.
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    averageWidth: 983 / 2048,
  },
  // Android has no Arial.
  { family: 'Android', names: ['Roboto Bold', 'Roboto-Bold'], averageWidth: 926 / 2048 },
];

const percent = (value: number) => `${Math.round(value * 1_000) / 10}%`;

/**
 * Returns `@font-face` rules for the fallbacks that a page shows until its display face has loaded. Their metrics
 * match, so the swap shifts no layout. One rule covers most devices, one Android. `font` is the display face, all axes
 * pinned.
 */
export async function fallbackFaces(font: Buffer): Promise<string> {
  const { xWidthAvg, ascent, descent, unitsPerEm } = await fromBuffer(font);
  return localFaces
    .map(({ family, names, averageWidth }) => {
      const scale = xWidthAvg / unitsPerEm / averageWidth;
      // Ascent and descent relate to the scaled size.
      const share = (value: number) => percent(value / unitsPerEm / scale);
      return (
        `@font-face{font-family:${family};src:${names.map((name) => `local(${name})`).join(',')};` +
        `size-adjust:${percent(scale)};ascent-override:${share(ascent)};descent-override:${share(-descent)};` +
        `line-gap-override:0%}`
      );
    })
    .join('');
}
