import { describe, expect, it } from 'vitest';
import { type CultureCode, cultures } from '../../../../locales/index.ts';
import { type SitemapOptions, SitemapUnavailable } from '../../../../server/seo/sitemap/list.ts';
import { parsePartPath, partXml, sitemapIndex, urlsPerFile } from '../../../../server/seo/sitemap/sitemap.ts';
import { failed, notFound, type Result } from '../../../../shared/data/resource.ts';
import { requiredCultures } from '../../../required/cultures.ts';
import { type Responses, fakeUpstream } from '../support/fake-upstream.ts';
import { testBrand } from '../support/test-config.ts';

const brandConfig = testBrand('en', { ORIGIN_EN: 'https://en.test' });

const found = (data: unknown): Result<unknown> => ({ state: 'found', data });

interface Requested {
  call: string;
  culture: string;
  slug: string | undefined;
  offset: number;
  limit: number;
}

/** Responses by call. Other calls are not found. */
type Services = Readonly<Record<string, (requested: Requested) => Result<unknown>>>;

const page = ({ offset, limit }: Requested, items: readonly unknown[], total = items.length) =>
  found({ items, total, offset, limit, updatedAt: '2026-11-20' });
const slice = (requested: Requested, items: readonly unknown[]) =>
  page(requested, items.slice(requested.offset, requested.offset + requested.limit), items.length);

const gamesFrom = ({ offset }: Requested, count: number) =>
  Array.from({ length: count }, (_, index) => ({ path: `/slots/game-${offset + index}/`, updatedAt: '2026-11-01' }));

/** A site map service with `total` games. */
const manyGames = (total: number) => (requested: Requested) => {
  const count = Math.max(0, Math.min(requested.limit, total - requested.offset));
  return page(requested, gamesFrom(requested, count), total);
};

const empty: Services = Object.fromEntries(
  ['games/site-map', 'cms/promotions', 'cms/features', 'cms/pages', 'blog'].map((call) => [
    call,
    (requested) => page(requested, []),
  ]),
);

const defaults: Services = {
  ...empty,
  'feeds/payment-options': () => found([]),
  'blog/all-tags': () => found({ items: [] }),
};

function setUp(services: Services, signal: AbortSignal = new AbortController().signal) {
  const all = { ...defaults, ...services };
  const responses: Responses = ({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://x');
    const requested = {
      call: pathname.replace(/^\/v1\/|\/$/g, ''),
      culture: searchParams.get('culture') ?? '',
      slug: searchParams.get('slug') ?? undefined,
      offset: Number(searchParams.get('offset')),
      limit: Number(searchParams.get('limit')),
    };
    return (all[requested.call] ?? (() => notFound))(requested);
  };
  const { upstream, requested } = fakeUpstream(responses);
  const originOf = (code: string) => `https://${code.slice(0, 2)}.test`;
  const options: SitemapOptions = { brandConfig, originOf, upstream, requestId: 'r', signal };
  return { options, requested };
}

async function write(
  section: string,
  services: Services,
  { file = 1, culture = 'en-GB' }: { file?: number; culture?: CultureCode } = {},
) {
  const { options, requested } = setUp(services);
  let xml = '';
  for await (const piece of partXml({ culture: cultures[culture], section, file }, options)) xml += piece;
  return { xml, requested, urls: locs(xml) };
}

const locs = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

describe('a file of a sitemap', () => {
  it('SEO-03 API-04 rejects when a list returns no items although its total is not reached', async () => {
    const endless = { 'games/site-map': (requested: Requested) => page({ ...requested, limit: 0 }, [], 9_000) };
    await expect(write('games', endless)).rejects.toThrow('A list has no end');
  });
});

describe('the index of a sitemap', () => {
  it('SEO-03 lists every section of each culture, in as many files as the limit requires', async () => {
    const index = await sitemapIndex(setUp({ 'games/site-map': manyGames(urlsPerFile + 1) }).options);
    const english = Object.entries(requiredCultures).flatMap(([code, { brand }]) => (brand === 'en' ? [code] : []));
    const irish = ['pages-1', 'games-1', 'games-2', 'promotions-1', 'features-1', 'payments-1'];
    const names = [
      ...[...irish, 'blog-1'].map((name) => `en-GB-${name}`),
      ...english.slice(1).flatMap((code) => irish.map((name) => `${code}-${name}`)),
    ];
    expect(locs(index)).toEqual(names.map((name) => `https://en.test/sitemap-${name}.xml`));
    expect(index).toContain('<lastmod>2026-11-20</lastmod>');
  });

  it('SEO-03 has no more files than needed, and no empty file', async () => {
    const partsOf = async (total: number) =>
      locs(await sitemapIndex(setUp({ 'games/site-map': manyGames(total) }).options)).filter((loc) =>
        loc?.includes('en-GB-games'),
      );
    expect(await partsOf(urlsPerFile)).toHaveLength(1);
    expect(await partsOf(0)).toEqual([]);
  });

  it.each(['games/site-map', 'cms/promotions', 'blog/all-tags', 'feeds/payment-options'])(
    'SEO-03 is unavailable while the service behind %s fails',
    async (call) => {
      await expect(sitemapIndex(setUp({ [call]: () => failed }).options)).rejects.toThrow(SitemapUnavailable);
    },
  );

  it.each([
    ['/sitemap-en-IE-pages-1.xml', ['en-IE', 'pages', 1]],
    ['/sitemap-en-GB-games-12.xml', ['en-GB', 'games', 12]],
    ['/sitemap-en-GB-games-0.xml', undefined],
    ['/sitemap-en-GB-constructor-1.xml', undefined],
    ['/sitemap-sv-pages-1.xml', undefined],
    ['/sitemap.xml', undefined],
  ])('SEO-03 parses the path %s', (path, wanted) => {
    const part = parsePartPath(path, brandConfig);
    expect(part && [part.culture.code, part.section, part.file]).toEqual(wanted);
  });
});

describe('pages of the route table', () => {
  it('SEO-03 have the date of their last change when their service gives it, and are listed without it', async () => {
    const services: Services = {
      'cms/pages': (requested) =>
        requested.offset || requested.limit ? page(requested, []) : found({ updatedAt: '2026-10-27' }),
    };
    const dated = '<loc>https://en.test/contact/</loc><lastmod>2026-10-27</lastmod>';
    expect((await write('pages', services)).xml).toContain(dated);
    const { xml } = await write('pages', { ...services, 'games/site-map': () => failed });
    expect(xml).toContain('<loc>https://en.test/slots/</loc><xhtml:link');
    expect(xml).toContain(dated);
  });

  it('SEO-03 come first in their section, which is empty when the culture lacks its page', async () => {
    expect((await write('blog', {})).urls).toEqual(['https://en.test/blog/']);
    expect((await write('blog', {}, { culture: 'en-IE' })).xml).toBe('');
  });
});

describe('games', () => {
  const withGames = (...games: object[]): Services => ({ 'games/site-map': (requested) => page(requested, games) });

  it('SEO-02 SEO-03 have their alternates and the date of their last change', async () => {
    const game = { path: '/slots/fish-&-chips/', updatedAt: '2026-11-01' };
    const alternates = { 'en-GB': game.path, sv: '/slots/fisk/' };
    const { xml } = await write('games', withGames({ ...game, alternates }));
    expect(xml).toContain('<loc>https://en.test/slots/fish-%26-chips/</loc><lastmod>2026-11-01</lastmod>');
    expect(xml).toContain('hreflang="sv" href="https://sv.test/slots/fisk/"/>');
    expect(xml).toContain('hreflang="x-default" href="https://en.test/slots/fish-&amp;-chips/"/>');
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]*>.*<\/urlset>\n$/s);
  });

  it.each([
    ['/slots/münze €/', 'https://en.test/slots/m%C3%BCnze%20%E2%82%AC/'],
    ['/slots/X', 'https://en.test/slots/x/'],
    ['/slots/x/?y=1', 'https://en.test/slots/x/'],
  ])('SEO-03 SEO-08 are listed by their canonical, encoded URL: %s', async (path, url) => {
    const { urls } = await write('games', { 'games/site-map': (requested) => page(requested, [{ path }]) });
    expect(urls).toEqual([url]);
  });

  it('SEO-03 SEO-08 are listed once when their service repeats them, also across slices', async () => {
    const paths = ['/slots/x/', '/slots/y/', '/slots/X/', '/slots/x/'];
    const services: Services = {
      'games/site-map': (requested) => {
        const limit = Math.min(requested.limit, 2);
        return page(
          { ...requested, limit },
          paths.slice(requested.offset, requested.offset + limit).map((path) => ({ path })),
          4,
        );
      },
    };
    expect((await write('games', services)).urls).toEqual(['https://en.test/slots/x/', 'https://en.test/slots/y/']);
  });

  it('API-06 SEO-03 are read until a slice is not full when their service gives no total', async () => {
    const all = Array.from({ length: 1_500 }, (_, index) => ({ path: `/slots/game-${index}/` }));
    const services: Services = {
      'games/site-map': ({ offset, limit }) => found({ items: all.slice(offset, offset + limit), offset }),
    };
    expect((await write('games', services)).urls).toHaveLength(1_500);
    expect(await sitemapIndex(setUp(services).options)).toContain('games-1.xml');
  });

  it('SEO-03 are omitted when the culture has no route for them, and when another page has their path', async () => {
    const others = ['/slots/jackpots/', '/slots/', '/help/', '/'].map((path) => ({ path }));
    const games = withGames({ path: '/slots/a/' }, { path: '/casino/b/' }, ...others);
    expect((await write('games', games, { culture: 'de-DE' })).urls).toEqual(['https://en.test/slots/a/']);
  });

  it('SEO-03 are read slice by slice, from the first of a file to its last', async () => {
    const { urls, requested } = await write('games', { 'games/site-map': manyGames(urlsPerFile + 2_500) }, { file: 2 });
    expect(requested.map((key) => Number(/offset=(\d+)/.exec(key)?.[1]))).toEqual([50_000, 51_000, 52_000]);
    expect(urls[0]).toBe('https://en.test/slots/game-50000/');
    // One game in each slice, since writing 50,000 takes a second.
    const sparse = (query: Requested) => page(query, gamesFrom(query, 1), 200_000);
    expect((await write('games', { 'games/site-map': sparse })).requested).toHaveLength(50);
  });

  it('SEO-03 have no file after the last one', async () => {
    const services = { 'games/site-map': manyGames(urlsPerFile) };
    const first = partXml({ culture: cultures['en-GB'], section: 'games', file: 1 }, setUp(services).options);
    expect((await first.next()).done).toBe(false);
    for (const file of [2, 9]) expect((await write('games', services, { file })).xml).toBe('');
  });

  it('SEO-03 are requested only as fast as they are read, so that memory holds one response', async () => {
    const { options, requested } = setUp({ 'games/site-map': manyGames(20_000) });
    const pieces = partXml({ culture: cultures['en-GB'], section: 'games', file: 1 }, options);
    await pieces.next();
    expect(requested).toHaveLength(1);
    await pieces.next();
    expect(requested).toHaveLength(2);
  });

  it('SEO-03 reject without an end tag when a call fails midway', async () => {
    const services: Services = {
      'games/site-map': (requested) => (requested.offset === 1_000 ? failed : manyGames(3_000)(requested)),
    };
    const pieces = partXml({ culture: cultures['en-GB'], section: 'games', file: 1 }, setUp(services).options);
    expect((await pieces.next()).value).not.toContain('</urlset>');
    await expect(pieces.next()).rejects.toThrow(SitemapUnavailable);
    await expect(write('games', { 'games/site-map': () => failed })).rejects.toThrow(SitemapUnavailable);
  });

  it('SEO-03 reject with AbortError when the client disconnects', async () => {
    const disconnect = new AbortController();
    const { options } = setUp({ 'games/site-map': manyGames(3_000) }, disconnect.signal);
    const pieces = partXml({ culture: cultures['en-GB'], section: 'games', file: 1 }, options);
    await pieces.next();
    disconnect.abort();
    await expect(pieces.next()).rejects.toThrow(expect.objectContaining({ name: 'AbortError' }));
  });
});

const seo = { title: 'T', description: 'D' };
const image = { url: 'x' };

describe('items of the services', () => {
  const offers = [
    { slug: 'welcome', status: 'active' },
    { slug: 'summer', status: 'expired' },
    { slug: 'spring', status: 'scheduled' },
  ];
  const promotions = (over: object = {}): Services => ({
    'cms/promotions': (requested) =>
      requested.slug === undefined
        ? slice(requested, offers)
        : found({
            ...offers.find(({ slug }) => slug === requested.slug),
            seo,
            image,
            updatedAt: '2026-09-01',
            ...over,
          }),
  });

  it('SEO-03 SEO-02 are the active promotions, with their slugs in other cultures', async () => {
    const alternates = { 'en-GB': '/casino-promotions/welcome/', es: '/promociones/bienvenida/' };
    const { xml, urls, requested } = await write('promotions', promotions({ alternates }));
    expect(urls).toEqual(['https://en.test/casino-promotions/', 'https://en.test/casino-promotions/welcome/']);
    expect(xml).toContain('/casino-promotions/welcome/</loc><lastmod>2026-09-01</lastmod>');
    expect(xml).toContain('hreflang="es" href="https://es.test/promociones/bienvenida/"/>');
    expect(requested.filter((key) => key.includes('slug='))).toHaveLength(1);
  });

  it.each([
    ['that its service marks noindex', found({ seo: { ...seo, robots: 'noindex' }, image })],
    ['that is a draft', found({ seo, image, draft: true })],
    ['that has been removed meanwhile', notFound],
  ])('SEO-03 SEO-04 omit an item %s', async (_, details) => {
    const services: Services = {
      'cms/features': (requested) => (requested.slug === undefined ? slice(requested, [{ slug: 'limits' }]) : details),
    };
    expect((await write('features', services)).urls).toEqual(['https://en.test/casino-features/']);
  });

  it('SEO-03 are unavailable while the call of an item or of the list fails', async () => {
    await expect(write('features', { 'cms/features': () => failed })).rejects.toThrow(SitemapUnavailable);
    const services: Services = {
      'cms/features': (requested) => (requested.slug === undefined ? slice(requested, [{ slug: 'limits' }]) : failed),
    };
    const pieces = partXml({ culture: cultures['en-GB'], section: 'features', file: 1 }, setUp(services).options);
    // Rejects before the first chunk, so that the response can be an error.
    await expect(pieces.next()).rejects.toThrow(SitemapUnavailable);
  });

  it('SEO-03 are tags with posts, and posts under their main tag', async () => {
    const tags = [
      { slug: 'tables', name: 'Tables', count: 1 },
      { slug: 'silence', name: 'Silence', count: 0 },
    ];
    const post = { slug: 'wheels', tagSlug: 'tables', title: 'Wheels', seo, image, updatedAt: '2026-05-06' };
    const { xml, urls } = await write('blog', {
      'blog/all-tags': () => found({ items: tags }),
      blog: (requested) => slice(requested, [post]),
      'blog/posts': () => found(post),
    });
    expect(urls.map((url) => url?.replace('https://en.test', ''))).toEqual([
      '/blog/',
      '/blog/tables/',
      '/blog/tables/wheels/',
    ]);
    expect(xml).toContain('/blog/tables/wheels/</loc><lastmod>2026-05-06</lastmod>');
  });

  it('SEO-03 are payment methods that have a page, and landing pages', async () => {
    const options = [
      { slug: 'bankline', has_info: true },
      { slug: 'cash', has_info: false },
    ];
    const info = { name: 'Bankline', title: 'Bankline', body: '<p>x</p>' };
    const payments = await write('payments', {
      'feeds/payment-options': () => found(options),
      'feeds/payment-options/bankline': () => found(info),
    });
    expect(payments.urls.at(-1)).toBe('https://en.test/payment-methods/bankline/');
    const landings = await write('pages', {
      'cms/pages': (requested) =>
        requested.slug === undefined ? slice(requested, [{ slug: 'welcome' }]) : found({ title: 'W', seo, blocks: [] }),
    });
    expect(landings.urls.at(-1)).toBe('https://en.test/lp/welcome/');
    expect(landings.urls).toHaveLength((await write('pages', {})).urls.length + 1);
  });

  it('SEO-03 SEO-07 include no landing pages when a service does not list them, and are unavailable when it fails', async () => {
    const listing = (response: Result<unknown>): Services => ({
      'cms/pages': ({ limit }) => (limit ? response : notFound),
    });
    const none = await write('pages', {});
    for (const response of [notFound, { ...failed, status: 400 }])
      expect((await write('pages', listing(response))).urls).toEqual(none.urls);
    await expect(write('pages', listing(failed))).rejects.toThrow(SitemapUnavailable);
  });

  it('SEO-03 are requested slice by slice', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ slug: `f-${index}` }));
    const { urls, requested } = await write('features', {
      'cms/features': (query) => (query.slug === undefined ? slice(query, many) : found({ seo, image })),
    });
    expect(urls).toHaveLength(21);
    expect(requested.filter((key) => key.includes('offset=') && !key.includes('limit=1')).length).toBeGreaterThan(2);
  });
});
