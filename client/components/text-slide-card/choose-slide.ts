import type { ShownSlide } from '../../../shared/data/reduced-posts.ts';
import { dateRangeStatus } from '../../../shared/time/date-range.ts';

/** A simple hash of a text. */
const numberOf = (text: string) =>
  [...text].reduce((number, character) => (number * 31 + (character.codePointAt(0) ?? 0)) % 65_521, 0);

/** Returns one of the current slides (see `wallClock`). `seed` spreads pages over them. */
export function chooseSlide(slides: readonly ShownSlide[], now: string, seed: string): ShownSlide | undefined {
  const current = slides.filter((slide) => dateRangeStatus(slide, now) === 0);
  return current[numberOf(seed) % current.length];
}
