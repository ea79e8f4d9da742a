import { expect, it } from 'vitest';
import { chooseSlide } from '../../../../client/components/quiet-card/choose-slide.ts';

const slide = (title: string, start?: string, end?: string) => ({
  title,
  cta: 'Read',
  ctaLink: { href: '/slots/' },
  start,
  end,
});
const slides = [slide('past', undefined, '2026-01-31'), slide('on', '2026-02-01', '2026-02-28'), slide('always')];

it.each([
  ['2026-02-01', 'a', 'always'],
  ['2026-02-01', 'b', 'on'],
  ['2026-02-28', 'b', 'on'],
  ['2026-03-01', 'a', 'always'],
  ['2026-03-01', 'b', 'always'],
])('BAN-03 PAGE-04 on %s the page "%s" points to "%s"', (day, seed, title) => {
  expect(chooseSlide(slides, day, seed)?.title).toBe(title);
});

it('BAN-03 spreads pages over what is on, also those with names as long', () => {
  const titles = ['one', 'two', 'three'];
  const found = Array.from('abcdef', (name) =>
    chooseSlide(
      titles.map((title) => slide(title)),
      '2026-02-01',
      `/blog/${name}/`,
    ),
  );
  expect(new Set(found.map((each) => each?.title))).toEqual(new Set(titles));
});

it('BAN-03 points nowhere when nothing is on', () => {
  expect(chooseSlide([slide('past', undefined, '2026-01-31')], '2026-02-01', 'x')).toBeUndefined();
});
