import * as v from 'valibot';
import { slide } from '../contract/banners.ts';
import { list } from '../contract/list.ts';

/** Slides cut down to what a card of one reads; one without words or without a link would say nothing. */
export const slideCards = v.object({
  items: list(
    v.required(v.pick(slide, ['id', 'section', 'title', 'terms', 'cta', 'ctaLink', 'start', 'end', 'alt']), [
      'title',
      'cta',
      'ctaLink',
    ]),
  ),
});
export type SlideCardData = v.InferOutput<typeof slideCards>['items'][number];
