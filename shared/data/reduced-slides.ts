import * as v from 'valibot';
import { type CultureCode, cultures } from '../../locales/index.ts';
import { slide } from '../contract/banners.ts';
import { filledText } from '../contract/basics.ts';
import { dayOrInstant } from '../contract/dates.ts';
import { link } from '../contract/link.ts';
import { list } from '../contract/list.ts';
import { optional, shape } from '../contract/tolerant.ts';
import { localBound } from '../time/date-range.ts';

/** Start and end of a slide in the market's local time. */
export const boundsIn = (culture: CultureCode) => {
  const { timeZone } = cultures[culture];
  const bound = optional(
    v.pipe(
      dayOrInstant,
      v.transform((date) => localBound(date, timeZone)),
    ),
  );
  return { start: bound, end: bound };
};

/** Slides with only the fields that cards read. Slides without text or link are omitted. */
export const slideCardsIn = (culture: CultureCode) =>
  shape({
    items: list(
      shape({
        ...v.pick(slide, ['id', 'section', 'terms', 'alt']).entries,
        ...boundsIn(culture),
        title: filledText,
        cta: filledText,
        ctaLink: link,
      }),
    ),
  });
export type SlideCardData = v.InferOutput<ReturnType<typeof slideCardsIn>>['items'][number];
