import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { messages } from 'messages:all';
import { cultureCodes, cultures } from '../../../../locales/index.ts';
import { sceneSection, sectionScene } from '../../../../server/services/banners/section-scenes.ts';
import { offersIn } from '../../../../shared/banner/offer-values.ts';
import { bannerOf, bannerWords, bannerSectionOf } from '../../../../shared/banner/banner-of.ts';
import { isAvailable } from '../../../../shared/routing/availability.ts';
import type { Route } from '../../../../shared/routing/route.ts';
import { table } from '../../../../shared/routing/table.ts';
import { parseContent } from '../../../../server/services/content/front-matter.ts';
import { matchRoute } from '../../../../shared/routing/match.ts';
import { createCultureIntl } from '../../../../shared/i18n/intl.ts';

const rows: readonly Route[] = table;
const day = '2026-11-20';

/** Content types with a hero image of their own. */
const ownHead = new Set(['home', 'game', 'promotion', 'feature', 'blogPost', 'error']);
const switchedOff = ['responsibleGaming', 'bingoCardGenerator'];
const withBand = (route: Route) => !route.system && !ownHead.has(route.contentType) && !switchedOff.includes(route.key);

/** Values of the texts of the table cashback. */
const cashbackOf = (culture: (typeof cultureCodes)[number]) => offersIn(cultures[culture])['table-cashback']?.values;

const textOf = (culture: (typeof cultureCodes)[number]) => {
  const areas = messages[cultures[culture].locale] ?? {};
  return createCultureIntl(cultures[culture], Object.assign({}, ...Object.values(areas)));
};

describe.each(cultureCodes)('banners of %s', (culture) => {
  const routes = rows.filter((route) => isAvailable(route, culture) && withBand(route));
  const { lookup } = textOf(culture);

  it('BAN-01 exist on every route except those where they are disabled', () => {
    expect(routes.filter((route) => !bannerOf(route, culture)).map(({ key }) => key)).toEqual([]);
    for (const key of switchedOff) {
      expect(
        bannerOf(
          rows.find((route) => route.key === key)!,
          culture,
        ),
      ).toBeUndefined();
    }
  });

  it('BAN-01 have unique images and texts', () => {
    const shown = routes.filter(({ key }) => key !== 'landing').map((route) => bannerOf(route, culture)!);
    const sections = shown.map(({ section }) => section);
    expect(new Set(sections).size).toBe(shown.length);
    expect(sections.filter((section) => !sectionScene(section, 0))).toEqual([]);
    const scenes = sections
      .map((section) => sectionScene(section, 0)?.art)
      .map((art) => `${art?.theme} ${art?.composition}`);
    expect(new Set(scenes).size).toBe(shown.length);
    const words = shown.flatMap(({ text }) => (text ? [lookup(text, { product: 'x' })] : []));
    expect(new Set(words).size).toBe(words.length);
  });

  it('BAN-01 link to a page of the culture, with texts that exist in it', () => {
    const values = { product: 'x', ...cashbackOf(culture) };
    for (const route of routes) {
      const words = bannerWords(bannerOf(route, culture)!, cultures[culture], day);
      if (words.text) expect(lookup(words.text, values), words.text).toBeTruthy();
      if (words.ctaLink === undefined) continue;
      expect(lookup(words.cta ?? ''), route.key).toBeTruthy();
      expect(matchRoute(words.ctaLink, culture).key, `${route.key}: ${words.ctaLink}`).not.toBe('page404');
    }
  });

  it('BAN-07 COMP-03 of offers show their terms, and exist only where promotions are allowed', () => {
    const offers = routes.flatMap(
      (route) => bannerWords(bannerOf(route, culture)!, cultures[culture], day).terms ?? [],
    );
    if (!cultures[culture].promotionsEnabled) expect(offers).toEqual([]);
    for (const id of offers)
      expect(lookup(id, { age: '18+', ...cashbackOf(culture) })).toMatch(
        /^18\+\. (For every player|Juega con responsabilidad\. Para jugadores)/,
      );
  });
});

const tagsOf = (culture: 'en-GB' | 'es') => {
  const brand = culture === 'es' ? 'es' : 'en';
  return JSON.parse(readFileSync(`brands/${brand}/content/${culture}/blog/tags.json`, 'utf8')) as {
    slug: string;
    description: string;
  }[];
};

describe.each(['en-GB', 'es'] as const)('banners of the blog tags of %s', (culture) => {
  const { banner } = rows.find(({ key }) => key === 'blogTag')!;
  const tags = tagsOf(culture);

  it('BAN-01 have unique images and texts among all sections', () => {
    const routes = rows.filter((route) => isAvailable(route, culture) && withBand(route) && route.key !== 'landing');
    const sections = [
      ...routes.map((route) => bannerOf(route, culture)!.section),
      ...tags.map(({ slug }) => bannerSectionOf(banner!, { tagSlug: slug })),
    ];
    const scenes = sections.map((section) => sectionScene(section, 0)?.art);
    const names = scenes.map((art) => `${art?.theme} ${art?.composition}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(new Set(tags.map(({ description }) => description)).size).toBe(tags.length);
  });
});

it('BAN-01 a tag without its own scene shows the scene of all tags under one URL', () => {
  expect(sceneSection('blog-tag-invented')).toBe('blog-tag');
  expect(sectionScene('blog-tag-invented', 0)).toEqual(sectionScene('blog-tag', 0));
  expect(sceneSection('invented')).toBeUndefined();
});

describe('cashback terms', () => {
  const offer = (culture: 'en-GB' | 'en-IE' | 'en-ROW' | 'es' | 'de-DE', slug: string) => {
    const file = `brands/${culture.slice(0, 2)}/content/${culture}/promotions/${slug}.md`;
    const { significantTerms } = parseContent(file, readFileSync(file, 'utf8')) as { significantTerms: string };
    return significantTerms.trim();
  };

  it.each([
    ['en-GB', 'table-cashback'],
    ['en-IE', 'table-cashback'],
    ['en-ROW', 'table-cashback'],
    ['es', 'table-cashback'],
  ] as const)('BAN-07 COMP-02 in %s match those of the promotion', (culture, slug) => {
    const terms =
      textOf(culture).lookup('catalogue.banner.cashback.terms', { age: '18+', ...cashbackOf(culture) }) ?? '';
    expect(terms.replaceAll('\u00a0', ' ')).toContain(offer(culture, slug).replaceAll('\u00a0', ' '));
  });

  it.each(cultureCodes.filter((culture) => culture !== 'es' && !culture.startsWith('en-')))(
    'BAN-01 %s has banners without offers where the promotion does not exist',
    (culture) => {
      for (const route of rows.filter((row) => isAvailable(row, culture) && withBand(row))) {
        expect(bannerWords(bannerOf(route, culture)!, cultures[culture], day).terms, route.key).toBeUndefined();
      }
    },
  );

  it.each([
    ['2026-03-01', undefined],
    ['2026-03-02', '/promociones/devolucion-en-mesas/'],
  ])('BAN-03 in es the offer on %s links to %s', (date, path) => {
    const words = bannerWords(rows.find(({ key }) => key === 'roulette')!.banner!, cultures.es, date);
    expect(words.terms && words.ctaLink).toBe(path);
  });
});

describe('offer in a banner', () => {
  const roulette = rows.find(({ key }) => key === 'roulette')!.banner!;

  it.each([
    ['2026-02-01', undefined],
    ['2026-02-02', 'catalogue.banner.cashback.terms'],
    ['2027-12-26', 'catalogue.banner.cashback.terms'],
    ['2027-12-27', undefined],
  ])('BAN-03 has on %s the terms %s', (date, terms) => {
    expect(bannerWords(roulette, cultures['en-GB'], date).terms).toBe(terms);
  });

  it('COMP-03 is absent where promotions are not allowed', () => {
    const everywhere = { ...roulette, slides: roulette.cultureSlides?.['en-GB'] ?? [] };
    expect(bannerWords(everywhere, cultures.sv, day)).toEqual({
      text: 'catalogue.banner.roulette.text',
      cta: 'catalogue.banner.roulette.cta',
      ctaLink: '/self-assessment-test/',
    });
  });
});
