import * as v from 'valibot';
import { filledText, number } from './basics.ts';
import { dayOrInstant } from './dates.ts';
import { link } from './link.ts';
import { list, primaryList } from './list.ts';
import { optional, shape, wanted } from './tolerant.ts';

/** One file of a banner's picture. */
export const media = shape({
  url: filledText,
  type: wanted(filledText, ''),
  width: wanted(number, 0),
  height: wanted(number, 0),
});

export const bannerMedia = shape({
  images: list(media),
  alt: optional(v.string()),
  dominantColor: optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))),
});

export const bannerDevices = ['desktop', 'mobile'] as const;
export const bannerLayers = ['background', 'foreground'] as const;

/** Hero texts for a brand tracking code. A code without a response is dropped. */
export const btTexts = shape({
  code: wanted(filledText),
  pageTitle: filledText,
  cta: filledText,
  /** An offer without its terms may not be shown. */
  terms: filledText,
  ctaLink: filledText,
  alt: optional(v.string()),
});
export type BtTexts = v.InferOutput<typeof btTexts>;

/** A service may also report an unknown code by an empty response. */
export const btResponse = v.union([
  v.pipe(
    v.union([v.null(), v.strictObject({})]),
    v.transform(() => null),
  ),
  btTexts,
]);

/** `start` and `end` are days (2025-09-01), both included, or instants. */
export const slide = shape({
  id: filledText,
  section: wanted(filledText, ''),
  title: optional(filledText),
  terms: optional(filledText),
  cta: optional(filledText),
  ctaLink: optional(link),
  start: optional(dayOrInstant),
  end: optional(dayOrInstant),
  alt: wanted(v.string(), ''),
});
export const slides = shape({ items: primaryList(slide) });
