import { expect, it } from 'vitest';
import { chooseSlide } from '../../../../client/components/text-slide-card/choose-slide.ts';

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
])('BAN-03 PAGE-04 shows on %s for the seed "%s" the slide "%s"', (day, seed, title) => {
  expect(chooseSlide(slides, day, seed)?.title).toBe(title);
});

it('BAN-03 distributes pages over the current slides, also pages whose names have the same length', () => {
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

it('BAN-03 returns undefined when no slide is current', () => {
  expect(chooseSlide([slide('past', undefined, '2026-01-31')], '2026-02-01', 'x')).toBeUndefined();
});
