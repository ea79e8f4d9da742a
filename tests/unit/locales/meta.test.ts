import { describe, expect, it } from 'vitest';
import { messages } from 'messages:all';
import { brands, product } from '../../../brands/index.ts';
import { cultures, locales } from '../../../locales/index.ts';
import { createCultureIntl } from '../../../shared/i18n/intl.ts';
import { isAvailable } from '../../../shared/routing/availability.ts';
import { findRoute } from '../../../shared/routing/match.ts';
import type { Route } from '../../../shared/routing/route.ts';
import { table } from '../../../shared/routing/table.ts';

const [brand] = brands;
const values = { siteName: brand!.name, product: product.name, count: 6000, country: 'Deutschland' };

/** Routes whose titles come from messages only: all except items, the home page and lists of games. */
const keys = table
  .filter(({ contentType, status, pattern }: Route) => {
    const isItem = pattern.includes(':') && contentType !== 'restricted';
    return !isItem && !status && contentType !== 'home' && contentType !== 'category';
  })
  .map(({ key }) => key);

/** Keys of the pages that a locale has texts for: at least those of its cultures. */
const keysIn = (locale: (typeof locales)[number], lookup: (id: string) => string | undefined) =>
  keys.filter((key) => {
    const own = Object.values(cultures).filter((culture) => culture.locale === locale);
    const route = findRoute(key);
    return lookup(`meta.${key}.title`) !== undefined || own.some(({ code }) => route && isAvailable(route, code));
  });

const intlOf = (locale: (typeof locales)[number]) =>
  createCultureIntl(cultures['en-GB'], messages[locale]?.['meta'] ?? {});

describe('the titles and descriptions of pages', () => {
  it.each(locales)('SEO-01 I18N-02 are unique in %s and within the length limits', (locale) => {
    const { lookup } = intlOf(locale);
    const own = keysIn(locale, (id) => lookup(id, values));
    const titles = own.map((key) => lookup(`meta.${key}.title`, values) ?? '');
    const descriptions = own.map((key) => lookup(`meta.${key}.description`, values) ?? '');
    expect(titles.filter((title) => title === '' || title.length > 50)).toEqual([]);
    expect(descriptions.filter(({ length }) => length < 110 || length > 155)).toEqual([]);
    expect(new Set([...titles, ...descriptions]).size).toBe(2 * own.length);
  });

  it('SEO-01 name the restricted country in every locale', () => {
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

describe('the words that a market bans', () => {
  it.each(bannedIn)('COMP-03 are in no message: "$word" in $locale', ({ locale, word }) => {
    const texts = Object.values(messages[locale] ?? {}).flatMap((area) => Object.values(area));
    expect(texts.filter((text) => JSON.stringify(text).toLowerCase().includes(word.toLowerCase()))).toEqual([]);
  });

  it('COMP-03 include offers in titles and descriptions where promotions are disabled', () => {
    const without = Object.values(cultures).filter(({ promotionsEnabled }) => !promotionsEnabled);
    const texts = without.flatMap(({ code, locale }) =>
      Object.entries(messages[locale]?.['meta'] ?? {})
        .filter(([id]) => {
          const route = findRoute(id.split('.')[1] ?? '');
          return !route || (!route.system && isAvailable(route, code));
        })
        .map(([, text]) => text),
    );
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => /bonus|freespin|gratissnurr|erbjuda?n|kampanj/i.test(JSON.stringify(text)))).toEqual(
      [],
    );
  });
});
