import { describe, expect, it } from 'vitest';
import { type CultureCode, cultureCodes } from '../../../../locales/index.ts';
import { pageItem } from '../../../../shared/data/page-item.ts';
import { isAvailable, patternIn } from '../../../../shared/routing/availability.ts';
import { routeOf } from '../../../../shared/routing/match.ts';
import { table } from '../../../../shared/routing/table.ts';
import { headFor } from '../../../../shared/seo/head.ts';
import { type JsonLd, jsonLdFor } from '../../../../shared/seo/json-ld.ts';
import { gameItem, headInput, postItem } from './head-input.ts';

const thingsOf = (...args: Parameters<typeof headInput>): JsonLd[] => {
  const input = headInput(...args);
  return jsonLdFor(input, headFor(input));
};

const crumbsOf = (things: readonly JsonLd[]) => {
  const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  return (list?.['itemListElement'] as { name: string; item: string; position: number }[]) ?? [];
};

/** Indexable pages with a URL of their own. */
const pages = table
  .filter(({ key, pattern }) => key !== 'home' && !pattern.includes(':'))
  .map(({ key }) => key)
  .filter((key) => !routeOf(key).system && !routeOf(key).excludeFromSiteMap);

describe('structured data', () => {
  it('SEO-05 of the home page describes the organization and the search', () => {
    const [organization, site] = thingsOf('/', {}, 'en-IE');
    expect(organization).toMatchObject({ '@type': 'Organization', url: 'https://en.test/en-IE/', name: 'The Site' });
    expect(site).toMatchObject({
      '@type': 'WebSite',
      inLanguage: 'en-IE',
      potentialAction: { target: { urlTemplate: 'https://en.test/en-IE/?q={search_term_string}' } },
    });
  });

  it('SEO-05 of a category lists its games and breadcrumbs', () => {
    const listed = [{ name: 'A', path: '/slots/a/' }];
    const things = thingsOf('/slots/megaways/', { listed });
    expect(things.map((thing) => thing['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
    expect(crumbsOf(things)).toEqual([
      { '@type': 'ListItem', position: 1, name: 'The Site', item: 'https://en.test/' },
      { '@type': 'ListItem', position: 2, name: 'Slots', item: 'https://en.test/slots/' },
      { '@type': 'ListItem', position: 3, name: 'Megaways slots', item: 'https://en.test/slots/megaways/' },
    ]);
    expect(things[1]).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, name: 'A', url: 'https://en.test/slots/a/' }],
    });
  });

  it('SEO-05 PAGE-05 of the help page contains each question with its answer as text', () => {
    const questions = [{ question: 'How?', answerHtml: '<p>See <a href="/terms/">the terms</a> &amp; ask.</p>' }];
    expect(thingsOf('/help/', { questions })[1]).toMatchObject({
      '@type': 'FAQPage',
      url: 'https://en.test/help/',
      mainEntity: [
        { '@type': 'Question', name: 'How?', acceptedAnswer: { '@type': 'Answer', text: 'See the terms & ask.' } },
      ],
    });
  });

  it.each(pages)('SEO-05 has a translated breadcrumb name for %s in every culture that has the page', (key) => {
    for (const code of cultureCodes.filter((culture) => isAvailable(routeOf(key), culture))) {
      const crumbs = crumbsOf(thingsOf(patternIn(routeOf(key), code), {}, code));
      expect(crumbs.at(-1)?.name).toMatch(/^\p{Lu}/u);
      expect(crumbs.at(-1)?.name).not.toBe('The Site');
    }
  });

  it('SEO-05 PAGE-04 of a post contains its author and dates, and breadcrumbs with its main tag', () => {
    const [crumbs, posting] = thingsOf('/blog/tables/wheels/', { item: postItem });
    expect(crumbsOf([crumbs!]).map(({ item }) => item)).toEqual([
      'https://en.test/',
      'https://en.test/blog/',
      'https://en.test/blog/tables/',
      'https://en.test/blog/tables/wheels/',
    ]);
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'Wheels & balls',
      url: 'https://en.test/blog/tables/wheels/',
      datePublished: '2026-02-03T00:00:00.000Z',
      dateModified: '2026-05-06T00:00:00.000Z',
      author: { '@type': 'Person', name: 'Nell Ashworth' },
      publisher: { '@type': 'Organization', name: 'The Site' },
      inLanguage: 'en-GB',
      keywords: ['The numbers', 'Tables'],
    });
  });

  it('SEO-05 of a game describes the game without a rating or an offer', () => {
    const [crumbs, videoGame] = thingsOf('/slots/lantern-trench/', { item: gameItem });
    expect(crumbsOf([crumbs!]).map(({ name }) => name)).toEqual(['The Site', 'Slots', 'Lantern Trench']);
    expect(videoGame).toMatchObject({
      '@type': 'VideoGame',
      name: 'Lantern Trench',
      image: 'https://en.test/images/g1.0a1b?w=1200&f=jpeg',
      author: { name: 'Tidehouse' },
      datePublished: '2026-02-03',
    });
    expect(Object.keys(videoGame!).filter((field) => /rating$|offer/i.test(field))).toEqual(['contentRating']);
  });

  it.each<[string, string, CultureCode]>([
    ['/privacy/', 'WebPage', 'en-GB'],
    ['/help/', 'WebPage', 'en-GB'],
    ['/juego-autorizado/', 'WebPage', 'es'],
    ['/contact/', 'ContactPage', 'en-IE'],
    ['/about-us/', 'AboutPage', 'sv'],
    ['/promociones/', 'CollectionPage', 'es'],
    ['/casino-features/', 'CollectionPage', 'de-DE'],
    ['/payment-methods/', 'CollectionPage', 'en-GB'],
    ['/blog/', 'CollectionPage', 'es'],
  ])('SEO-05 of %s has the page type %s', (url, type, code) => {
    const input = headInput(url, {}, code);
    const { canonical, description } = headFor(input);
    const [crumbs, page, ...others] = thingsOf(url, {}, code);
    expect(crumbsOf([crumbs!])).toHaveLength(2);
    expect(page).toMatchObject({ '@context': 'https://schema.org', '@type': type, url: canonical, description });
    expect(page).toMatchObject({ inLanguage: input.culture.lang, isPartOf: { '@type': 'WebSite', name: 'The Site' } });
    expect(others).toEqual([]);
  });

  it('SEO-05 of promotions lists their URLs without an offer', () => {
    const listed = [{ name: 'Welcome', path: '/promociones/welcome/' }];
    const things = thingsOf('/promociones/', { listed }, 'es');
    expect(things[2]).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [{ position: 1, name: 'Welcome', url: 'https://es.test/promociones/welcome/' }],
    });
    expect(JSON.stringify(things)).not.toMatch(/"(?:offers|price\w*|aggregateRating|review)"|"Offer"/);
  });

  it('SEO-05 of an item contains its page, image and breadcrumbs', () => {
    const item = { ...pageItem('Daily drops', { title: 'Daily drops', description: 'D.' }), picture: 'f1.0a1b?w=1200' };
    const [crumbs, page] = thingsOf('/casino-features/daily-drops/', { item });
    expect(crumbsOf([crumbs!]).map(({ name }) => name)).toEqual(['The Site', 'Features', 'Daily drops']);
    expect(page).toMatchObject({
      '@type': 'WebPage',
      name: 'Daily drops',
      primaryImageOfPage: { '@type': 'ImageObject', url: 'https://en.test/images/f1.0a1b?w=1200' },
    });
  });

  it('SEO-05 uses the menu names of pages in breadcrumbs', () => {
    const last = (url: string) => crumbsOf(thingsOf(url)).at(-1)?.name;
    expect(['/help/', '/responsible-gaming/', '/payment-methods/'].map(last)).toEqual([
      'FAQ',
      'Safer gambling',
      'Payments',
    ]);
  });

  it('SEO-05 removes soft hyphens from names', () => {
    const { intl } = headInput('/affiliates/');
    const hyphenated = { ...intl, lookup: () => 'Partner\u00ADprogramm' };
    expect(crumbsOf(thingsOf('/affiliates/', { intl: hyphenated })).at(-1)?.name).toBe('Partnerprogramm');
    const title = 'Geschäfts\u00ADbedingungen';
    const things = thingsOf('/terms/', { item: pageItem(title, {}), listed: [{ name: title, path: '/terms/' }] });
    expect(JSON.stringify(things)).toContain('"name":"Geschäftsbedingungen"');
    expect(JSON.stringify(things)).not.toContain('\u00AD');
  });

  it.each(['/nowhere/', '/?q=ti', '/slots/?provider=alder'])('SEO-04 is empty for %s', (url) => {
    expect(thingsOf(url)).toEqual([]);
  });
});
