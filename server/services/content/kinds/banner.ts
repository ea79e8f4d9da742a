import * as v from 'valibot';
import type { WrittenBtTexts, WrittenSlide } from '../../../../shared/contract/written.ts';
import { href, link } from '../context-fields.ts';
import type { ContentContext } from '../context.ts';
import { code, day, many, record, slug, words } from '../fields.ts';
import { termsBeside } from '../offer-terms.ts';
import { defineKind } from './kind.ts';

const btText = (context: ContentContext) =>
  v.pipe(
    record({
      code,
      pageTitle: words(90),
      cta: words(40),
      terms: v.exactOptional(words(900)),
      ctaLink: href(context),
      alt: v.exactOptional(words(160)),
    }),
    v.transform((texts) => ({ ...texts, terms: termsBeside(context, texts.ctaLink, texts.terms) ?? '' })),
    v.forward(
      v.check(({ terms }) => terms !== '', 'is missing'),
      ['terms'],
    ),
  );

/** `bt.json`: texts of brand-tracking codes in the hero. */
export const btTexts = defineKind({
  files: /^(bt)\.json$/,
  page: 'promotions',
  schema: (context) => many(btText(context)),
  toItems: (list) =>
    list.map((texts) => ({
      kind: 'bt',
      id: texts.code,
      slug: texts.code,
      order: texts.code,
      updatedAt: '',
      card: texts satisfies WrittenBtTexts,
    })),
});

const slide = (context: ContentContext) =>
  v.pipe(
    record({
      id: slug,
      section: code,
      title: words(90),
      terms: v.exactOptional(words(900)),
      cta: words(40),
      ctaLink: link(context),
      start: v.exactOptional(day),
      end: v.exactOptional(day),
      alt: words(160),
    }),
    v.forward(
      v.check(({ start, end }) => start === undefined || end === undefined || start <= end, 'is before the start'),
      ['end'],
    ),
    v.transform(({ terms: own, ...rest }) => {
      const terms = termsBeside(context, rest.ctaLink.href, own);
      return { ...rest, ...(terms !== undefined && { terms }) };
    }),
  );

/** Where slides are shown, as `slides.json` and items name it. */
export const slideLocations = ['homePage', 'blogPost', 'blogPostMain', 'gameBanners'] as const;
export type SlideLocation = (typeof slideLocations)[number];

/** `slides.json`: the second row of the home page and its like. */
export const slides = defineKind({
  files: /^(slides)\.json$/,
  schema(context) {
    const list = many(slide(context));
    return record({ homePage: list, blogPost: list, blogPostMain: list, gameBanners: list });
  },
  toItems: (byLocation) =>
    slideLocations.map((location) => ({
      kind: 'slides',
      id: location,
      slug: location,
      order: location,
      updatedAt: '',
      card: { items: byLocation[location] satisfies WrittenSlide[] },
    })),
});
