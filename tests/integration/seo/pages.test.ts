import { describe, expect, it } from 'vitest';
import { sendRequest } from '../support/send-request.ts';
import { origins, visited } from '../support/cultures.ts';
import { checkedThings } from '../support/json-ld.ts';
import { startSiteWithServices } from '../support/site-with-services.ts';
import { alternatesIn, readSitemaps, unescapeHtml } from '../support/sitemaps.ts';

const { site } = await startSiteWithServices();
const listed = await readSitemaps(site.port);

/** There are thousands of similar game pages, so check a sample. */
const everyNthGame = 300;

const pagesOf = (culture: string) => {
  const own = listed.filter((page) => page.culture === culture);
  return own.filter(({ section }, index) => section !== 'games' || index % everyNthGame === 0);
};

/** Cultures that the switch of country and language offers. */
const offered = visited.filter(({ culture }) => culture !== 'en-ROW');

/** The URLs of the switches in footer and menu, which are equal, by hreflang. */
function switchIn(html: string): ReadonlyMap<string, string> {
  const links = [...html.matchAll(/<a href="([^"]+)" lang="([^"]+)" hreflang="\2"/gi)];
  const urls = new Map(links.map(([, href = '', lang = '']) => [lang, unescapeHtml(href)]));
  expect(links).toHaveLength(urls.size * 2);
  return urls;
}

const textOf = (head: string, pattern: RegExp) => unescapeHtml(pattern.exec(head)?.[1] ?? '');

describe('every page in the sitemaps', () => {
  it.each(visited)(
    'SEO-01 SEO-02 SEO-05 SHELL-13 SSR-05 BRAND-06 I18N-04 $culture has a unique title and description, its canonical URL, alternates, structured data, and a switch to its alternates',
    async ({ culture, lang }) => {
      const names = new Map<string, string>();
      for (const { url, host, path, alternates } of pagesOf(culture)) {
        const { status, text } = await sendRequest(site.port, path, { host });
        const head = text.slice(0, text.indexOf('</head>'));
        const title = textOf(head, /<title>([^<]*)</);
        const description = textOf(head, /name="description" content="([^"]*)"/);
        expect({ url, status, isComplete: text.endsWith('</html>') }).toEqual({ url, status: 200, isComplete: true });
        expect(text).toContain(`<html lang="${lang}"`);
        expect([url, ...head.matchAll(/name="robots"/g)]).toEqual([url]);
        expect(
          [...head.matchAll(/rel="canonical" href="([^"]+)"/g)].map(([, href = '']) => unescapeHtml(href)),
        ).toEqual([url]);
        expect(alternatesIn(head)).toEqual(alternates);
        for (const name of ['title', 'description', 'image', 'url', 'type', 'site_name', 'locale'])
          expect(head).toMatch(new RegExp(`property="og:${name}" content="[^"]+"`));
        expect(head).toContain('name="twitter:card"');
        for (const name of [`title: ${title}`, `description: ${description}`]) {
          expect([url, name]).toEqual([url, expect.stringMatching(/^\w+: (?=\p{L}|\d).{10,}/u)]);
          expect(name).not.toMatch(/&\w+;|[<{}]/);
          expect([name, names.get(name) ?? url]).toEqual([name, url]);
          names.set(name, url);
        }
        expect(checkedThings(head).length).toBeGreaterThan(1);
        if (culture === 'en-ROW') {
          expect([url, switchIn(text).size]).toEqual([url, 0]);
          continue;
        }
        const switched = offered.map(({ lang: other, host: home, prefix }) => [
          other,
          alternates.get(other) ?? (other === lang ? url : `${origins[home]}${prefix}/`),
        ]);
        expect([url, Object.fromEntries(switchIn(text))]).toEqual([url, Object.fromEntries(switched)]);
      }
      expect(names.size).toBeGreaterThan(50);
    },
    120_000,
  );

  it('SEO-02 is an alternate of each of its alternates, on all hosts', () => {
    const byUrl = new Map(listed.map((page) => [page.url, page]));
    for (const { url, alternates } of listed) {
      if (alternates.size === 0) continue;
      expect([...alternates.values()]).toContain(url);
      for (const other of alternates.values()) {
        const there = byUrl.get(other);
        if (there?.alternates.get([...alternates].find(([, href]) => href === url)?.[0] ?? '') !== url)
          expect([url, other, there?.alternates]).toEqual([url, other, alternates]);
      }
    }
    expect(listed.filter(({ alternates }) => alternates.size > 0).length).toBeGreaterThan(1_000);
  });

  it('SEO-02 has the slug of its culture in its URL', () => {
    const slugs = listed.filter(({ section }) => section !== 'games' && section !== 'pages');
    const renamed = slugs.filter(({ path, alternates }) => {
      const own = path.split('/').at(-2);
      return [...alternates.values()].some((href) => href.split('/').at(-2) !== own);
    });
    expect(renamed.length).toBeGreaterThan(10);
  });
});

describe('the switch of country and language', () => {
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
});
