import { describe, expect, it } from 'vitest';
import { messages } from 'messages:all';
import { brands, product } from '../../../brands/index.ts';
import { cultures, locales } from '../../../locales/index.ts';
import { createCultureIntl } from '../../../shared/i18n/intl.ts';
import type { Route } from '../../../shared/routing/route.ts';
import { table } from '../../../shared/routing/table.ts';

const [brand] = brands;
const values = { siteName: brand!.name, product: product.name, count: 6000, country: 'Deutschland' };

/** Pages that are named by messages alone: all but items, and but games' lists, which say more or less. */
const keys = table
  .filter(({ contentType, status, pattern }: Route) => {
    const isItem = pattern.includes(':') && contentType !== 'restricted';
    return !isItem && !status && contentType !== 'home' && contentType !== 'category';
  })
  .map(({ key }) => key);

const intlOf = (locale: (typeof locales)[number]) =>
  createCultureIntl(cultures['en-GB'], messages[locale]?.['meta'] ?? {});

describe('what pages are called', () => {
  it.each(locales)(
    'SEO-01 I18N-02 %s has a title and a description of its own for every page, none too long',
    (locale) => {
      const { lookup } = intlOf(locale);
      const titles = keys.map((key) => lookup(`meta.${key}.title`, values) ?? '');
      const descriptions = keys.map((key) => lookup(`meta.${key}.description`, values) ?? '');
      expect(titles.filter((title) => title === '' || title.length > 50)).toEqual([]);
      expect(descriptions.filter(({ length }) => length < 110 || length > 155)).toEqual([]);
      expect(new Set([...titles, ...descriptions]).size).toBe(2 * keys.length);
    },
  );

  it('SEO-01 names the country in every language', () => {
    for (const locale of locales) {
      const { text } = intlOf(locale);
      for (const id of ['meta.restricted.title', 'meta.restricted.description'] as const)
        expect(text(id, values)).toContain('Deutschland');
    }
  });
});

const bannedIn = brands.flatMap(({ compliance }) =>
  Object.values(cultures).flatMap(({ code, locale }) =>
    (compliance[code]?.bannedWords ?? []).map((word) => ({ locale, word })),
  ),
);

describe('words that a market bans', () => {
  it.each(bannedIn)('COMP-03 $locale has no message with "$word"', ({ locale, word }) => {
    const texts = Object.values(messages[locale] ?? {}).flatMap((area) => Object.values(area));
    expect(texts.filter((text) => JSON.stringify(text).toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  });

  it('COMP-03 where there are no offers, no title or description speaks of one', () => {
    const without = Object.values(cultures).filter(({ promotionsEnabled }) => !promotionsEnabled);
    const texts = without.flatMap(({ locale }) => Object.values(messages[locale]?.['meta'] ?? {}));
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => /bonus|freespin|gratissnurr|erbjuda?n|kampanj/i.test(JSON.stringify(text)))).toEqual(
      [],
    );
  });
});
