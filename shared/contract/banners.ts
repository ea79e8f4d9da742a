import * as v from 'valibot';
import { filledText } from './basics.ts';
import { link } from './link.ts';
import { list, mainList } from './list.ts';

export const bannerMedia = v.object({
  images: list(v.object({ url: v.string(), type: v.string(), width: v.number(), height: v.number() })),
  alt: v.optional(v.string()),
  dominantColor: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i))),
});
export type BannerMedia = v.InferOutput<typeof bannerMedia>;

export const bannerDevices = ['desktop', 'mobile'] as const;
export const bannerLayers = ['background', 'foreground'] as const;

/** What a brand-tracking code says in the hero; a code without an answer is forgotten. */
export const btTexts = v.object({
  code: v.string(),
  pageTitle: v.string(),
  cta: v.string(),
  /** An offer without its terms may not be shown at all. */
  terms: filledText,
  ctaLink: v.string(),
  alt: v.optional(v.string()),
});
export type BtTexts = v.InferOutput<typeof btTexts>;

/** A service may also say that it knows nothing of a code by an empty answer. */
export const btAnswer = v.union([
  btTexts,
  v.pipe(
    v.union([v.null(), v.strictObject({})]),
    v.transform(() => null),
  ),
]);

/** `start` and `end` are days (2025-09-01), both included. */
export const slide = v.object({
  id: v.string(),
  section: v.string(),
  title: v.optional(v.string()),
  terms: v.optional(v.string()),
  cta: v.optional(v.string()),
  ctaLink: v.optional(link),
  start: v.optional(v.string()),
  end: v.optional(v.string()),
  alt: v.string(),
});
export type Slide = v.InferOutput<typeof slide>;
export const slides = v.object({ items: mainList(slide) });
