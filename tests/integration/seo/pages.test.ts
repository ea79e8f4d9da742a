import { describe, expect, it } from 'vitest';
import { sendRequest } from '../support/send-request.ts';
import { visited } from '../support/cultures.ts';
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

const textOf = (head: string, pattern: RegExp) => unescapeHtml(pattern.exec(head)?.[1] ?? '');

describe('every page in the sitemaps', () => {
  it.each(visited)(
    'SEO-01 SEO-02 SEO-05 BRAND-06 I18N-04 $culture has a unique title and description, its canonical URL, alternates and structured data',
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
