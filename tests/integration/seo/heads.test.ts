import { describe, expect, it } from 'vitest';
import { brands } from '../../../brands/index.ts';
import { cultures } from '../../../locales/index.ts';
import { requiredCultures } from '../../required/cultures.ts';
import { sendRequest } from '../support/send-request.ts';
import { origins, visited } from '../support/cultures.ts';
import { startSiteWithServices } from '../support/site-with-services.ts';
import { startSite } from '../support/site.ts';
import { alternatesIn } from '../support/sitemaps.ts';

const { services, site } = await startSiteWithServices({ env: { EMULATION: '1' } });

const english = origins['en.localhost'];

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]+)">/.exec(html)?.[1];
describe('the head of a page', () => {
  it('GAME-07 SEO-04 SEO-07 a search has as many pages as its results need; without a search, ?page= is ignored on home', async () => {
    const second = await sendRequest(site.port, '/?q=st&page=2');
    expect([second.status, canonicalOf(second.text)]).toEqual([200, `${english}/`]);
    expect(second.text).toContain('content="noindex, follow"');
    for (const past of ['/?q=st&page=999', '/slots/?page=9999'])
      expect((await sendRequest(site.port, past)).status).toBe(404);
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
    expect(reply.text).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
    expect(reply.text).not.toMatch(/disallow/i);
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

  it.each(visited)('PWA-01 $culture has a manifest of an app of its own', async ({ culture, host, prefix, lang }) => {
    const reply = await sendRequest(site.port, `${prefix}/manifest.webmanifest`, { host });
    const manifest = JSON.parse(reply.text) as { icons: { src: string; sizes: string; purpose?: string }[] };
    const route = `${prefix}/`;
    const { gameCountClaim, brand: id } = requiredCultures[culture];
    const { name, colours } = brands.find((brand) => brand.id === id)!;
    const count = new Intl.NumberFormat(cultures[culture].formatLocale).format(gameCountClaim);
    expect(manifest).toMatchObject({
      id: route,
      start_url: route,
      scope: route,
      lang,
      name,
      theme_color: colours.page,
      description: expect.stringContaining(count),
      icons: expect.arrayContaining([
        expect.objectContaining({ sizes: '192x192' }),
        expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
      ]),
    });
    for (const { src } of manifest.icons) expect((await sendRequest(site.port, src, { host })).status).toBe(200);
  });
});
