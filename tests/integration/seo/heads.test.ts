import { describe, expect, it } from 'vitest';
import { sendRequest } from '../support/send-request.ts';
import { origins, visited } from '../support/cultures.ts';
import { startSiteWithServices } from '../support/site-with-services.ts';
import { startSite } from '../support/site.ts';
import { alternatesIn } from '../support/sitemaps.ts';

const { services, site } = await startSiteWithServices({ env: { EMULATION: '1' } });

const english = origins['en.localhost'];
const spanish = origins['es.localhost'];

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1];
describe('the head of a page', () => {
  it('SEO-02 home lists every culture as an alternate, en-ROW as en, and en-GB also as x-default', async () => {
    const alternates = alternatesIn((await sendRequest(site.port, '/')).text);
    expect([...alternates.keys()].sort()).toEqual([...visited.map(({ lang }) => lang), 'x-default'].sort());
    expect(alternates.get('x-default')).toBe(alternates.get('en-GB'));
    expect(alternates.get('en')).toBe(`${english}/en-ROW/`);
  });

  it('SEO-02 pages of one culture and implicit routes have no alternates; es has its own path', async () => {
    expect(alternatesIn((await sendRequest(site.port, '/bingo/')).text).size).toBe(0);
    expect(alternatesIn((await sendRequest(site.port, '/slots/megaways/')).text).size).toBe(0);
    const roulette = alternatesIn((await sendRequest(site.port, '/casino/roulette/')).text);
    expect(roulette.get('es')).toBe(`${spanish}/casino/ruleta/`);
    expect(roulette.has('de-DE')).toBe(false);
  });

  it('SEO-01 SEO-04 GAME-02 further pages have a canonical URL of their own; filtered and searched lists are noindex', async () => {
    const second = (await sendRequest(site.port, '/slots/?page=2')).text;
    expect(canonicalOf(second)).toBe(`${english}/slots/?page=2`);
    const filtered = (await sendRequest(site.port, '/slots/?volatility=high')).text;
    expect(canonicalOf(filtered)).toBe(`${english}/slots/`);
    expect(filtered).toContain('<meta name="robots" content="noindex, follow">');
    expect((await sendRequest(site.port, '/?q=star')).text).toContain('content="noindex, follow"');
    expect((await sendRequest(site.port, '/slots/?page=9999')).status).toBe(404);
  });

  it('GAME-07 SEO-04 SEO-07 a search has as many pages as its results need; without a search, ?page= is ignored on home', async () => {
    const second = await sendRequest(site.port, '/?q=st&page=2');
    expect([second.status, canonicalOf(second.text)]).toEqual([200, `${english}/`]);
    expect(second.text).toContain('content="noindex, follow"');
    expect((await sendRequest(site.port, '/?q=st&page=999')).status).toBe(404);
    const home = await sendRequest(site.port, '/?page=2');
    expect([home.status, canonicalOf(home.text)]).toEqual([200, `${english}/`]);
    expect(alternatesIn(home.text).size).toBeGreaterThan(0);
  });

  it.each([
    '/404/',
    '/500/',
    '/bt/',
    '/registration-complete/',
    '/preview/promotions/draft-promotion/',
    '/preview/features/home/draft-features-home/',
    '/?route=slots',
    '/nowhere/',
  ])('SEO-01 SEO-04 %s is noindex, without canonical URL, alternates and structured data', async (path) => {
    const { text } = await sendRequest(site.port, path);
    const head = text.slice(0, text.indexOf('</head>'));
    expect(head).toContain('<meta name="robots" content="noindex, follow">');
    expect(head).toMatch(/<title>[^<]{5,}<\/title><meta name="description" content="[^"]{20,}"/);
    expect(head).not.toMatch(/canonical|og:url|hreflang|ld\+json/);
  });

  it.each([
    ['an expired offer', '/casino-promotions/summer-spins-2025/'],
    ['a search of the blog', '/blog/search/?q=bingo'],
  ])('SEO-04 PAGE-02 %s is 200 and noindex', async (_, path) => {
    const { status, text } = await sendRequest(site.port, path);
    expect(status).toBe(200);
    expect(text).toContain('<meta name="robots" content="noindex, follow">');
    expect(alternatesIn(text).size).toBe(0);
  });

  it('BRAND-08 SEO-04 staging is never indexed', async () => {
    const staging = await startSite({ servicesOrigin: services.origin, env: { SITE_ENV: 'staging' } });
    const replies = await Promise.all(
      ['/', '/slots/', '/robots.txt', '/slots', '/nowhere.txt'].map((path) => sendRequest(staging.port, path)),
    );
    await staging.stop();
    expect(replies[0]?.text).toContain('content="noindex, follow"');
    expect(new Set(replies.map(({ headers }) => headers['x-robots-tag']))).toEqual(new Set(['noindex']));
    expect(replies[2]?.text).not.toContain('Disallow');
  });
});

describe('files for crawlers and browsers', () => {
  it.each(Object.entries(origins))('SEO-03 %s has robots.txt naming its sitemap', async (host, origin) => {
    const reply = await sendRequest(site.port, '/robots.txt', { host });
    expect(reply.status).toBe(200);
    expect(reply.text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  it.each(visited)(
    'SEO-03 PWA-01 SSR-08 $culture sends 304 for a matching ETag and 200 for another',
    async ({ host, prefix }) => {
      for (const path of ['/robots.txt', '/sw.js', '/favicon.svg', `${prefix}/manifest.webmanifest`]) {
        const { headers, body } = await sendRequest(site.port, path, { host });
        const { etag = '' } = headers;
        expect([path, etag]).toEqual([path, expect.stringMatching(/^W\/"[\w-]+"$/)]);
        for (const method of ['GET', 'HEAD']) {
          const again = await sendRequest(site.port, path, { host, method, headers: { 'if-none-match': etag } });
          expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
          expect(again.headers['cache-control']).toBe(headers['cache-control']);
          const other = await sendRequest(site.port, path, { host, method, headers: { 'if-none-match': 'W/"other"' } });
          expect([other.status, other.body.length]).toEqual([200, method === 'GET' ? body.length : 0]);
        }
      }
    },
  );

  it('SEO-03 the sitemap is 503 when its service is unreachable', async () => {
    const alone = await startSite({ servicesOrigin: 'http://127.0.0.1:9' });
    const reply = await sendRequest(alone.port, '/sitemap.xml');
    await alone.stop();
    expect(reply.status).toBe(503);
    expect(reply.headers['retry-after']).toBe('30');
  });

  it.each(visited)('PWA-01 $culture has a manifest in its language', async ({ host, prefix, lang }) => {
    const reply = await sendRequest(site.port, `${prefix}/manifest.webmanifest`, { host });
    const manifest = JSON.parse(reply.text) as { lang: string; start_url: string; icons: { src: string }[] };
    expect(manifest.lang).toBe(lang);
    expect(manifest.start_url).toBe(`${prefix}/`);
    for (const { src } of manifest.icons) expect((await sendRequest(site.port, src, { host })).status).toBe(200);
  });
});
