import type { ShownBanner } from '../data/reduced-banner.ts';
import { type ImageRules, type ResolvedImage, resolveImage } from './resolve-image.ts';

export interface ImageSource {
  type: string;
  srcSet: string;
  /** Browsers choose a width by `sizes`. A single URL needs neither. */
  isChoice: boolean;
}

/** Data of a `<picture>`: its sources, best first, and the URL for browsers that support none of them. */
export interface ImageSources {
  sources: readonly ImageSource[];
  src: string;
}

/** Requested widths in pixels of each kind of picture, one for each size that the layout uses. */
export const imageWidths = {
  tile: [214, 320],
  /** Of a game, beside a line or two of text. */
  mark: [120, 184],
  art: [320, 600],
  screenshot: [480, 960],
  /** Of a post or an offer: beside a line of text, on a card, across the page. */
  thumb: [320],
  cover: [480, 750],
  lead: [750, 1280],
  avatar: [96],
  /** Cropped at its sides and never scaled down, so one width fits every desktop. */
  desktopBanner: [1920],
  /** Of a section, about half as wide as the page. */
  sectionBanner: [960, 1440, 1920],
  mobileBanner: [400, 750],
  /** Of a game page's banner: 750 pixels of the page at any screen, cropped at its sides. */
  gameFront: [750, 1500],
  /** One width on the page, for device pixel ratios of 1, 2 and 3. */
  paymentMark: [152, 304, 456],
} as const satisfies Record<string, readonly number[]>;
export type ImageKind = keyof typeof imageWidths;

const resized = (url: string, width: number, format: string) =>
  `${url}${url.includes('?') ? '&' : '?'}w=${width}&f=${format}`;

/** URLs of one type, each with its width in pixels. */
function sourceOf(type: string, files: readonly (readonly [url: string, width: number])[]): ImageSource {
  const isChoice = files.length > 1;
  return { type, isChoice, srcSet: files.map(([url, width]) => (isChoice ? `${url} ${width}w` : url)).join(', ') };
}

/** AVIF in all widths. Browsers without AVIF get WebP in the middle width. */
function resizedSources(url: string, widths: readonly number[]): ImageSources {
  const middle = widths[Math.floor(widths.length / 2)] ?? 0;
  return {
    sources: [
      sourceOf(
        'image/avif',
        widths.map((width) => [resized(url, width, 'avif'), width]),
      ),
    ],
    src: resized(url, middle, 'webp'),
  };
}

/** Undefined when the picture may not be shown. */
export function imageSources(url: string, kind: ImageKind, rules: ImageRules): ImageSources | undefined {
  const image = resolveImage(url, rules);
  if (!image) return undefined;
  return image.resizable ? resizedSources(image.url, imageWidths[kind]) : { sources: [], src: image.url };
}

/** Best first. Other types come last, as the fallback. */
const typeOrder = ['image/avif', 'image/webp'];

const rank = (type: string) => (typeOrder.indexOf(type) + typeOrder.length + 1) % (typeOrder.length + 1);

/**
 * Sources of a banner, which a service returns in several types and sizes. On the image origin one file is enough,
 * since it can be resized; files of other hosts are used unchanged.
 */
export function bannerSources({ images }: ShownBanner, kind: ImageKind, rules: ImageRules): ImageSources | undefined {
  const shown = images
    .map(({ url, type, width }) => ({ type, width, image: resolveImage(url, rules) }))
    .filter((entry): entry is typeof entry & { image: ResolvedImage } => entry.image !== undefined)
    .toSorted((one, other) => rank(one.type) - rank(other.type));
  const own = shown.find(({ image }) => image.resizable);
  if (own) return resizedSources(own.image.url, imageWidths[kind]);
  const last = shown.at(-1);
  if (!last) return undefined;
  const types = [...new Set(shown.map(({ type }) => type))];
  return {
    sources: types.map((type) =>
      sourceOf(
        type,
        shown.filter((entry) => entry.type === type).map(({ image, width }) => [image.url, width]),
      ),
    ),
    src: last.image.url,
  };
}
