import { describe, expect, it } from 'vitest';
import { brands } from '../../../../brands/index.ts';
import { type CultureCode, cultureCodes, cultures } from '../../../../locales/index.ts';
import { alternatesOf, type OriginOf, pageIn } from '../../../../shared/routing/alternates.ts';
import { isListed } from '../../../../shared/routing/availability.ts';
import { type Match, matchRoute } from '../../../../shared/routing/match.ts';
import { type RouteKey, table } from '../../../../shared/routing/table.ts';

const originOf: OriginOf = (code) =>
  `https://${brands.find(({ cultures: served }) => served.includes(code))?.id}.example`;

/** The match of a route without params. */
const matchOf = (key: RouteKey): Match => {
  const route = table.find((row) => row.key === key)!;
  return { key, route, params: {} };
};

const tags = (match: Match, own: CultureCode = 'en-GB', items?: Partial<Record<CultureCode, string>>) =>
  alternatesOf(match, own, originOf, items as Record<string, string>).map(
    ({ hreflang, href }) => `${hreflang} ${href}`,
  );

const plain = table.filter(({ pattern }) => !pattern.includes(':')).map(({ key }) => key);

describe('alternates', () => {
  it("SEO-02 use each culture's origin, prefix and path, and list the default culture twice", () => {
    expect(tags(matchOf('roulette')).slice(0, 4)).toEqual([
      'en-GB https://en.example/casino/roulette/',
      'x-default https://en.example/casino/roulette/',
      'en https://en.example/en-ROW/casino/roulette/',
      'en-IE https://en.example/en-IE/casino/roulette/',
    ]);
    expect(tags(matchOf('roulette'))).toContain('es https://es.example/casino/ruleta/');
  });

  it.each(plain)('SEO-02 of %s are the same set in every culture that has the page', (key) => {
    const { route } = matchOf(key);
    const having = cultureCodes.filter((code) => isListed(route, code));
    const hreflangs = alternatesOf(matchOf(key), 'en-GB', originOf).map(({ hreflang }) => hreflang);
    const single = having.length < 2;
    expect(hreflangs.filter((hreflang) => hreflang !== 'x-default')).toEqual(
      single ? [] : having.map((code) => cultures[code].lang),
    );
    expect(hreflangs.includes('x-default')).toBe(!single && having.includes('en-GB'));
    for (const code of single ? [] : having) {
      const path = route.patterns?.[code] ?? route.pattern;
      // The page lists itself, and each alternate lists the same set.
      const url = originOf(code)! + cultures[code].routePrefix + path;
      expect(tags(matchOf(key))).toContain(`${cultures[code].lang} ${url}`);
      expect(tags(matchRoute(path, code))).toEqual(tags(matchOf(key)));
    }
  });

  it.each(['page404', 'page500', 'megaways', 'bingo', 'plinko', 'videoBingo'] as const)(
    'SEO-02 ROUTE-11 are empty for %s',
    (key) => expect(tags(matchOf(key))).toEqual([]),
  );

  it('SEO-02 of a page with the same params everywhere need no data from a service', () => {
    const found = tags(matchRoute('/restricted/us/', 'sv'), 'sv');
    const own = cultureCodes.map(
      (code) => `${cultures[code].lang} ${originOf(code)}${cultures[code].routePrefix}/restricted/us/`,
    );
    expect(found).toEqual([own[0], 'x-default https://en.example/restricted/us/', ...own.slice(1)]);
    expect(found).toContain('en https://en.example/en-ROW/restricted/us/');
  });

  it('SEO-02 of an item are listed only for cultures that have the item, with its path there', () => {
    const match = matchRoute('/slots/fosa-de-faroles/', 'es');
    expect(tags(match, 'es', { es: '/slots/fosa-de-faroles/', sv: '/slots/lyktgraven/' })).toEqual([
      'sv https://sv.example/slots/lyktgraven/',
      'es https://es.example/slots/fosa-de-faroles/',
    ]);
    expect(
      tags(matchRoute('/slots/lantern-trench/', 'en-GB'), 'en-GB', {
        'en-ROW': '/slots/lantern-trench/',
        'en-GB': '/slots/lantern-trench/',
      }),
    ).toEqual([
      'en-GB https://en.example/slots/lantern-trench/',
      'x-default https://en.example/slots/lantern-trench/',
      'en https://en.example/en-ROW/slots/lantern-trench/',
    ]);
  });

  it('SEO-02 of an item include the page itself if the response lists only the others', () => {
    const wanted = ['sv https://sv.example/slots/lyktgraven/', 'es https://es.example/slots/fosa-de-faroles/'];
    expect(tags(matchRoute('/slots/fosa-de-faroles/', 'es'), 'es', { sv: '/slots/lyktgraven/' })).toEqual(wanted);
  });

  it('SEO-02 of an item are empty if it exists in one culture only or its other routes are missing', () => {
    const match = matchRoute(
      `${table.find(({ key }) => key === 'casinoGame')?.pattern}`.replace(':gameSlug', 'x'),
      'es',
    );
    expect(tags(match, 'es', { es: '/casino/x/' })).toEqual([]);
    expect(tags(match, 'es')).toEqual([]);
    expect(tags(match, 'es', { es: '/casino/x/', 'de-DE': '/casino/x/' })).toEqual([]);
  });

  it('SEO-02 ROUTE-03 of an item are resolved by its own path in each culture, which may belong to another route', () => {
    const items = { 'en-GB': '/casino/wheel/', sv: '/slots/hjul/', 'de-DE': '/casino/rad/', es: '/ruleta/no/such/' };
    const wanted = [
      'en-GB https://en.example/casino/wheel/',
      'x-default https://en.example/casino/wheel/',
      'sv https://sv.example/slots/hjul/',
    ];
    expect(tags(matchRoute('/casino/wheel/', 'en-GB'), 'en-GB', items)).toEqual(wanted);
    expect(tags(matchRoute('/slots/hjul/', 'sv'), 'sv', items)).toEqual(wanted);
    // Germany has slots, but no table games.
    expect(tags(matchRoute('/slots/rad/', 'de-DE'), 'de-DE', { ...items, 'de-DE': '/slots/rad/' })).toContain(
      'de-DE https://de.example/slots/rad/',
    );
  });

  it('SEO-02 omit a culture that no brand serves', () => {
    const some: OriginOf = (code) => (code === 'es' || code === 'sv' ? 'https://x.example' : undefined);
    expect(alternatesOf(matchOf('slots'), 'es', some).map(({ hreflang }) => hreflang)).toEqual(['sv', 'es']);
  });
});

describe('pageIn', () => {
  const lantern = { 'en-GB': '/slots/lantern-trench/', es: '/slots/fosa-de-faroles/', sv: '/slots/lyktgraven/' };

  it.each([
    ['/casino/roulette/', 'en-GB', 'es', 'https://es.example/casino/ruleta/'],
    ['/casino/roulette/', 'en-GB', 'de-DE', 'https://de.example/'],
    ['/casino-promotions/', 'en-GB', 'sv', 'https://sv.example/'],
    ['/casino-promotions/', 'en-GB', 'en-IE', 'https://en.example/en-IE/casino-promotions/'],
    ['/restricted/us/', 'es', 'de-DE', 'https://de.example/restricted/us/'],
    ['/slots/lantern-trench/', 'en-GB', 'es', 'https://es.example/slots/fosa-de-faroles/'],
    ['/slots/lantern-trench/', 'en-GB', 'en-GB', 'https://en.example/slots/lantern-trench/'],
    ['/slots/lantern-trench/', 'en-GB', 'en-IE', 'https://en.example/en-IE/'],
    ['/slots/megaways/', 'en-GB', 'en-GB', 'https://en.example/slots/megaways/'],
    ['/bingo/', 'en-GB', 'en-IE', 'https://en.example/en-IE/'],
    ['/bt/', 'en-GB', 'es', 'https://es.example/'],
    ['/no/such/page/', 'en-GB', 'es', 'https://es.example/'],
  ] as readonly [string, CultureCode, CultureCode, string][])(
    'SHELL-13 links %s in %s to %s by its alternate, or else to the home page: %s',
    (path, own, other, url) => {
      expect(pageIn(cultures[other], matchRoute(path, own), own, originOf, lantern)).toBe(url);
    },
  );

  it('SHELL-13 returns undefined for a culture that is not served', () => {
    expect(pageIn(cultures.es, matchOf('slots'), 'en-GB', () => undefined)).toBeUndefined();
  });
});
