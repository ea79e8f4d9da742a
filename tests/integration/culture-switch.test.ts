import { describe, expect, it } from 'vitest';
import { sendRequest } from './support/send-request.ts';
import { origins, visited } from './support/cultures.ts';
import { startSiteWithServices } from './support/site-with-services.ts';
import { readSitemaps, unescapeHtml } from './support/sitemaps.ts';

const { site } = await startSiteWithServices();
const listed = await readSitemaps(site.port);

const everyNthGame = 400;

/** The URLs of the switches in footer and menu, which are equal, by hreflang. */
function switchIn(html: string): ReadonlyMap<string, string> {
  const links = [...html.matchAll(/<a href="([^"]+)" lang="([^"]+)" hreflang="\2"/gi)];
  const urls = new Map(links.map(([, href = '', lang = '']) => [lang, unescapeHtml(href)]));
  expect(links).toHaveLength(urls.size * 2);
  return urls;
}

const offered = visited.filter(({ culture }) => culture !== 'en-ROW');

describe('the switch of country and language', () => {
  it.each(offered)(
    'SHELL-13 SSR-05 $culture: every page of its sitemap links to its alternates, or to home where it has none',
    async ({ culture }) => {
      const pages = listed
        .filter((page) => page.culture === culture)
        .filter(({ section }, index) => section !== 'games' || index % everyNthGame === 0);
      expect(new Set(pages.map(({ section }) => section)).size).toBeGreaterThan(1);
      for (const { url, host, path, alternates } of pages) {
        const expected = offered.map(({ lang, host: home, prefix }) => [
          lang,
          alternates.get(lang) ?? (lang === culture ? url : `${origins[home]}${prefix}/`),
        ]);
        const { text } = await sendRequest(site.port, path, { host });
        expect([url, Object.fromEntries(switchIn(text))]).toEqual([url, Object.fromEntries(expected)]);
      }
    },
    120_000,
  );

  it.each(['/404/', '/no/such/page/', '/?q=lantern', '/slots/?provider=none', '/bt/'])(
    'SHELL-13 links to existing pages on %s, which has no alternates',
    async (path) => {
      const { text } = await sendRequest(site.port, path);
      const urls = [...switchIn(text).values()].map((url) => new URL(url));
      expect(urls).toHaveLength(offered.length);
      for (const { origin, pathname } of urls) {
        const [host] = Object.entries(origins).find(([, each]) => each === origin) ?? [];
        const { status } = await sendRequest(site.port, pathname, { host: host ?? '' });
        expect([origin, pathname, status]).toEqual([origin, pathname, 200]);
      }
    },
  );

  it('SHELL-13 is not shown on pages of en-ROW', async () => {
    for (const path of ['/en-ROW/', '/en-ROW/slots/', '/en-ROW/404/']) {
      const { text } = await sendRequest(site.port, path);
      expect([path, switchIn(text).size]).toEqual([path, 0]);
    }
  });
});
