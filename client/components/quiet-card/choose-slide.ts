import type { ShownSlide } from '../../../shared/data/shown-posts.ts';
import { dateRangeStatus } from '../../../shared/time/date-range.ts';

/** A number that any change of the text is likely to change. */
const numberOf = (text: string) =>
  [...text].reduce((number, character) => (number * 31 + (character.codePointAt(0) ?? 0)) % 65_521, 0);

/** One of the slides that are on this day (`2026-12-24`); pages, told apart by `seed`, are spread over them. */
export function chooseSlide(slides: readonly ShownSlide[], day: string, seed: string): ShownSlide | undefined {
  const current = slides.filter((slide) => dateRangeStatus(slide, day) === 0);
  return current[numberOf(seed) % current.length];
}
