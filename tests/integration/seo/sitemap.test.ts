import { describe, expect, it } from 'vitest';
import type { CultureCode } from '../../../locales/index.ts';
import { requiredRoutes } from '../../required/routes.ts';
import { sendRequest } from '../support/send-request.ts';
import { origins, visited } from '../support/cultures.ts';
import { freshSite } from '../support/fresh-site.ts';
import { startSiteWithServices } from '../support/site-with-services.ts';
import { locsIn, readSitemaps } from '../support/sitemaps.ts';

const { services, site, faults } = await startSiteWithServices({ faults: true });
const listed = await readSitemaps(site.port);

/** Pages that must not be in a sitemap. */
const hidden = /^(?:page404|page500|blogSearch|restricted|registrationComplete|bannerPreview|preview)/;

type Card = Readonly<Record<string, unknown>>;

/** Items that a service lists, read from the service itself. */
async function read(call: string, culture: string): Promise<Card[]> {
  const response = await fetch(`${services.origin}/api/v1/${call}?culture=${culture}&limit=100`);
  const body = (await response.json()) as { items: Card[] } | Card[];
  return Array.isArray(body) ? body : body.items;
}

/** The items of a culture, by the route that shows one. */
const itemsOf: Readonly<Record<string, (culture: string) => Promise<Card[]>>> = {
  promotion: async (culture) => (await read('cms/promotions/', culture)).filter(({ status }) => status === 'active'),
  feature: (culture) => read('cms/features/', culture),
  paymentMethod: async (culture) =>
    (await read('feeds/payment-options/', culture)).filter((option) => option['has_info']),
  blogTag: async (culture) =>
    (await read('blog/tags/', culture)).map((tag): Card => ({ ...tag, tagSlug: tag['slug'] })),
  blogPost: (culture) => read('blog/', culture),
  landing: (culture) => read('cms/pages/', culture),
};

async function expectedPaths(culture: CultureCode, prefix: string): Promise<string[]> {
  const paths = await Promise.all(
    Object.entries(requiredRoutes).map(async ([key, { path, cultures, own }]) => {
      const pattern = own?.[culture] ?? path;
      if (hidden.test(key) || key.endsWith('Game') || !cultures.includes(culture)) return [];
      if (!pattern.includes(':')) return [prefix + pattern];
      const items = await itemsOf[key]?.(culture);
      if (!items) throw new Error(`[tests] Nobody knows the items of ${key}; add them to itemsOf.`);
      return items.map(
        (item) => prefix + pattern.replace(/:(\w+)/g, (_, name: string) => String(item[name] ?? item['slug'])),
      );
    }),
  );
  return paths.flat().sort();
}

describe('sitemaps', () => {
  it.each(visited)('SEO-03 SEO-04 of $culture list every indexable page and no other', async (visit) => {
    const own = listed.filter(({ culture }) => culture === visit.culture);
    const origin = origins[visit.host];
    expect(own.every(({ url, path }) => url === `${origin}${path}`)).toBe(true);
    const others = own.filter(({ section }) => section !== 'games').map(({ path }) => path);
    expect(others.sort()).toEqual(await expectedPaths(visit.culture, visit.prefix));
    const response = await fetch(`${services.origin}/api/v1/games/site-map/?culture=${visit.culture}&limit=1`);
    const { total } = (await response.json()) as { total: number };
    expect(new Set(own.map(({ path }) => path)).size).toBe(others.length + total);
  });

  it('SEO-03 state when a page changed', () => {
    const dated = (section: string) =>
      listed
        .filter((page) => page.section === section)
        .every(({ updatedAt = '' }) => /^\d{4}-\d\d-\d\d/.test(updatedAt));
    expect(['games', 'promotions', 'features'].filter((section) => !dated(section))).toEqual([]);
    expect(listed.find(({ path }) => path === '/contact/')?.updatedAt).toBeDefined();
  });

  it.each(Object.keys(origins))('SEO-03 the index of %s lists only parts that exist', async (host) => {
    const index = await sendRequest(site.port, '/sitemap.xml', { host });
    expect(index.headers['content-type']).toMatch(/^application\/xml/);
    const parts = locsIn(index.text);
    expect(parts.length).toBeGreaterThan(1);
    for (const { origin, pathname } of parts) {
      const part = await sendRequest(site.port, pathname, { host });
      expect([origin, part.status, part.text.endsWith('</urlset>\n')]).toEqual([origins[host], 200, true]);
    }
  });

  it('SEO-03 SEO-07 the part of a failing service and the index are 503, and other parts are 200', async () => {
    const fresh = await freshSite(services.origin);
    await faults.add({ path: '/api/v1/cms/promotions/', status: 500 });
    const replies = await Promise.all(
      ['/sitemap.xml', '/sitemap-en-GB-promotions-1.xml', '/sitemap-en-GB-features-1.xml'].map((path) =>
        sendRequest(fresh.port, path),
      ),
    );
    await faults.clear();
    expect(replies.map(({ status }) => status)).toEqual([503, 503, 200]);
    expect(replies[0]?.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
  });
});
