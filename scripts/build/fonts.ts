import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { assetUrl, hashedAsset } from './asset.ts';
import type { Asset } from './asset.ts';
import type { BuildBrand } from './brands.ts';
import { cached } from './cache.ts';
import { Failure } from '../terminal/failure.ts';
import { fallbackFaces } from './fallback-face.ts';

// The only file of the family with both the weight and the width axis.
const source = fileURLToPath(import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'));

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
/** Latin-1 and the punctuation that headings in the sites' languages use. */
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}€‘’‚“”„‹›–—…•×−`;

const weights = { min: 560, max: 760 };
const keepFeatures = ['kern', 'tnum'];

/** A brand's display face, and the rules for 'Display' and its fallbacks. */
export interface DisplayFace {
  readonly asset: Asset;
  readonly css: string;
}

/** Subsets the display face for one brand: its letters, its width and the weights of its headings. */
export async function displayFace({ id, font: { width, weight } }: BuildBrand): Promise<DisplayFace> {
  if (weight < weights.min || weight > weights.max)
    throw new Failure(`[fonts] brand "${id}" has font.weight ${weight}; it needs ${weights.min} to ${weights.max}.`);
  const font = await readFile(source);
  const key = (kind: string) =>
    Buffer.concat([Buffer.from(JSON.stringify([kind, letters, weights, keepFeatures])), font]);
  const file = await cached('fonts', key(`woff2 ${width}`), () =>
    subsetFont(font, letters, {
      targetFormat: 'woff2',
      keepFeatures,
      noHinting: true,
      variationAxes: { wdth: width, wght: weights },
    }),
  );
  const pinned = await cached('fonts', key(`truetype ${width} ${weight}`), () =>
    subsetFont(font, letters, { targetFormat: 'truetype', keepFeatures, variationAxes: { wdth: width, wght: weight } }),
  );
  const asset = hashedAsset(`display-${id}`, 'woff2', file);
  const css =
    `@font-face{font-family:Display;src:url(${assetUrl(asset)}) format("woff2");` +
    `font-weight:${weights.min} ${weights.max};font-display:swap}`;
  return { asset, css: css + (await fallbackFaces(pinned)) };
}
