import type { ShownSlide } from '../../../shared/data/shown-posts.ts';
import { dateRangeStatus } from '../../../shared/time/date-range.ts';

/** One of the slides that are on this day (`2026-12-24`); different pages, told apart by `seed`, get different ones. */
export function chooseSlide(slides: readonly ShownSlide[], day: string, seed: string): ShownSlide | undefined {
  const current = slides.filter((slide) => dateRangeStatus(slide, day) === 0);
  return current[seed.length % current.length];
}
