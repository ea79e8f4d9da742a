import { describe, expect, it, vi } from 'vitest';
import { sendRequest, crawler } from './support/send-request.ts';
import { freshSite } from './support/fresh-site.ts';
import type { RunningSite } from './support/site.ts';
import { visited } from './support/cultures.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const { services, site, faults } = await startSiteWithServices({ faults: true, env: { CACHE_FRESH_S: '60' } });

const visitOf = (culture: string) => visited.find((visit) => visit.culture === culture)!;
const get = (culture: string, path: string, { port } = site) => {
  const { host, prefix } = visitOf(culture);
  return sendRequest(port, prefix + path, { host, headers: crawler });
};

/** Calls `look` with a fresh site while a service fails. */
async function whileFailing(path: string, look: (fresh: RunningSite) => Promise<void>) {
  const fresh = await freshSite(services.origin);
  await faults.add({ path, status: 500 });
  try {
    await look(fresh);
  } finally {
    await faults.clear();
  }
}
const from = async <T>(path: string) => (await (await fetch(services.origin + path)).json()) as T;
const jsonLd = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as { '@type': string; mainEntity?: { name: string }[] },
  );
/** Text escaped for HTML. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');

describe('help', () => {
  it.each(visited)(
    'PAGE-05 SEO-05 $culture shows every question of the feed, also in its structured data',
    async ({ culture }) => {
      type Faq = { categories: { items: { question: string }[] }[] };
      const { categories } = await from<Faq>(`/api/v1/feeds/faq?culture=${culture}`);
      const questions = categories.flatMap(({ items }) => items.map(({ question }) => question));
      const { status, text } = await get(culture, '/help/');
      expect(status).toBe(200);
      for (const question of questions) expect(text).toContain(`<summary>${escaped(question)}</summary>`);
      const page = jsonLd(text).find((thing) => thing['@type'] === 'FAQPage');
      expect(page?.mainEntity?.map(({ name }) => name)).toEqual(questions);
      expect(JSON.stringify(page)).not.toMatch(/<\w/);
    },
  );

  it('ROUTE-04 links in answers lead to pages of the same culture', async () => {
    const { text } = await get('en-IE', '/help/');
    expect(text).toContain('<a href="/en-IE/terms/"');
    expect(text).not.toContain('href="/terms/"');
  });

  it('API-04 SEO-08 is 503 with its heading and links while its service fails, and recovers afterwards', async () => {
    await whileFailing('/api/v1/feeds/faq', async (fresh) => {
      const { status, text, headers } = await get('es', '/help/', fresh);
      expect(status).toBe(503);
      expect(text).toContain('<h1>Preguntas frecuentes</h1>');
      expect(text).toContain('href="/contact/"');
      expect(headers['cache-control']).toBe('private, no-store');
      await faults.clear();
      // A failed call is retried after two seconds.
      await vi.waitFor(async () => expect((await get('es', '/help/', fresh)).text).toContain('<details'), 30_000);
    });
  });
});

describe('payment methods', () => {
  type Option = { slug: string; name: string };
  const optionsOf = (culture: string) => from<Option[]>(`/api/v1/feeds/payment-options/?culture=${culture}`);
  const withMethods = visited.filter(({ culture }) => culture !== 'sv');

  it.each(withMethods)(
    'PAGE-05 SSR-02 $culture lists every method in the document, each with its own page',
    async ({ culture }) => {
      const { status, text } = await get(culture, '/payment-methods/');
      expect(status).toBe(200);
      const options = await optionsOf(culture);
      expect(text.match(/<dl/g)).toHaveLength(options.length);
      for (const { slug, name } of options) {
        expect(text).toContain(`/payment-methods/${slug}/">${escaped(name)}</a>`);
        expect((await get(culture, `/payment-methods/${slug}/`)).status).toBe(200);
      }
    },
  );
});

describe('winners', () => {
  it.each(visited)('GAME-09 $culture shows the feed with masked names', async ({ culture }) => {
    const { status, text } = await get(culture, '/winners/');
    expect(status).toBe(200);
    const names = [...text.matchAll(/<span>([^<]+)<\/span><\/p><p><b>/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(20);
    expect(names.every((name) => /^.{1,2}\*{3}.{0,2}$/u.test(name))).toBe(true);
  });
});

describe('the page for restricted countries', () => {
  const usa =
    'Sorry, we currently don&#x27;t accept players from the USA, but you are welcome to download the arcade app and play for FREE.';

  it.each(['en-GB', 'en-ROW', 'en-IE'])(
    'GEO-02 PAGE-05 %s shows the required text for the USA only',
    async (culture) => {
      const { status, text } = await get(culture, '/restricted/us/');
      expect(status).toBe(200);
      expect(text).toContain(usa);
      expect((await get(culture, '/restricted/fr/')).text).not.toContain(usa);
    },
  );

  it.each(visited)(
    'SEO-07 ROUTE-07 $culture is 404 for an unknown country and redirects to the lower-case URL',
    async (visit) => {
      expect((await get(visit.culture, '/restricted/no/')).status).toBe(200);
      expect((await get(visit.culture, '/restricted/xx/')).status).toBe(404);
      const upper = await get(visit.culture, '/restricted/NO/');
      expect([upper.status, upper.headers.location]).toEqual([301, `${visit.prefix}/restricted/no/`]);
    },
  );
});

describe('registration complete', () => {
  it.each(visited)('PAGE-11 SEO-04 $culture leads to the lobby, noindex and no-store', async (visit) => {
    const { status, text, headers } = await get(visit.culture, '/registration-complete/');
    expect(status).toBe(200);
    expect(text).toMatch(/<noscript><meta http-equiv="refresh" content="5;url=[^"]+\/platform\/\?culture=/);
    expect(text).toContain('<meta name="robots" content="noindex');
    expect(headers['cache-control']).toContain('no-store');
  });
});

describe('bingo cards', () => {
  const path = '/bingo-card-generator/';
  const tables = (html: string) => html.match(/<table.*?<\/table>/gs) ?? [];

  it('PAGE-06 SSR-05 redirect to a new code each time if the URL has none, without caching', async () => {
    const replies = [await get('en-GB', `${path}?type=75&count=3`), await get('en-GB', `${path}?type=75&count=3`)];
    const locations = replies.map(({ status, headers }) => {
      expect([status, headers['cache-control']]).toEqual([302, 'no-store']);
      expect(headers.location).toMatch(/^\/bingo-card-generator\/\?type=75&count=3&seed=[2-9A-Z]{8}$/);
      return headers.location;
    });
    expect(new Set(locations).size).toBe(2);
    const cards = await get('en-GB', locations[0]!);
    expect([cards.status, tables(cards.text).length]).toEqual([200, 3]);
  });

  it('SEO-04 a URL with a code is noindex and not cached; the page without a code is cached', async () => {
    const cards = await get('en-GB', `${path}?seed=K7Q2MX`);
    expect(cards.text).toContain('<meta name="robots" content="noindex, follow"');
    expect(cards.headers['x-cache']).toBe('bypass');
    const [, again] = [await get('en-GB', path), await get('en-GB', path)];
    expect(again.headers['x-cache']).toBe('hit');
    expect(again.text).toMatch(/<link rel="canonical" href="[^"]+\/bingo-card-generator\/">/);
  });
});
