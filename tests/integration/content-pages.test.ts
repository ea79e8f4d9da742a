import { describe, expect, it } from 'vitest';
import { sendRequest, type Reply, crawler } from './support/send-request.ts';
import { house } from '../../brands/house.ts';
import { cultures } from '../../locales/index.ts';
import { requiredRoutes } from '../required/routes.ts';
import { visited } from './support/cultures.ts';
import { freshSite } from './support/fresh-site.ts';
import { unescapeHtml } from './support/sitemaps.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const { services, site, faults } = await startSiteWithServices({ faults: true, env: { EMULATION: '1' } });

/** Each culture with promotions, and the path of their list. */
const withOffers = visited.flatMap((visit) => {
  const { path = '', cultures: served = [], own = {} } = requiredRoutes['promotions'] ?? {};
  return served.includes(visit.culture) ? [{ ...visit, promotions: own[visit.culture] ?? path }] : [];
});
type Visit = Pick<(typeof visited)[number], 'host' | 'prefix'>;

const page = ({ host, prefix }: Visit, path: string): Promise<Reply> => sendRequest(site.port, prefix + path, { host });

const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const wordsOf = (html: string) => unescapeHtml(html.replaceAll(/<[^>]*>/g, ''));
const linksIn = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => unescapeHtml(href));

interface Offer {
  slug: string;
  status: string;
  significantTerms: string;
  claim: { label: string };
}

async function offersOf(culture: string): Promise<Offer[]> {
  const response = await fetch(`${services.origin}/api/v1/cms/promotions/?culture=${culture}&limit=100`);
  return ((await response.json()) as { items: Offer[] }).items;
}

describe('offers', () => {
  it.each(withOffers)(
    'PAGE-02 COMP-02 $culture shows the significant terms of every offer, on the list and on its own page',
    async ({ culture, promotions, ...visit }) => {
      const offers = await offersOf(culture);
      const list = wordsOf(mainOf((await page(visit, promotions)).text));
      expect(offers.length).toBeGreaterThanOrEqual(10);
      for (const { slug, significantTerms, status, claim } of offers) {
        expect(list, `${slug} on the list`).toContain(significantTerms);
        const own = await page(visit, `${promotions}${slug}/`);
        const words = wordsOf(mainOf(own.text));
        expect([slug, own.status]).toEqual([slug, 200]);
        expect(words, `${slug} on its page`).toContain(significantTerms);
        expect(words, `${slug} says its age`).toMatch(/18\+|\+18/);
        expect(own.text).toContain('id="full-terms"');
        if (status === 'active') expect(own.text).toContain(`>${claim.label.replaceAll("'", '&#x27;')}</a>`);
      }
    },
  );

  it.each(withOffers)(
    'SEO-04 PAGE-02 $culture shows expired offers as noindex with a link to current ones',
    async ({ culture, promotions, ...visit }) => {
      const ended = (await offersOf(culture)).filter(({ status }) => status === 'expired');
      expect(ended.map(({ slug }) => slug)).toContain('summer-spins-2025');
      for (const { slug, claim } of ended) {
        const { status, text } = await page(visit, `${promotions}${slug}/`);
        expect([slug, status]).toEqual([slug, 200]);
        expect(text).toContain('<meta name="robots" content="noindex');
        const first = mainOf(text).slice(0, mainOf(text).indexOf('id="full-terms"'));
        expect(linksIn(first)).toContain(visit.prefix + promotions);
        expect(
          linksIn(first).some((href) => href.includes('/platform')),
          claim.label,
        ).toBe(false);
      }
    },
  );

  it('PAGE-02 the rooftop chase links to its campaign site and is marked as ended, also on an emulated day', async () => {
    for (const query of ['', '?dem=2025-10-01']) {
      const { status, text } = await sendRequest(site.port, `/casino-promotions/rooftop-chase/${query}`);
      expect(status).toBe(200);
      expect(text).toContain('<a class="');
      expect(linksIn(mainOf(text))).toContain('https://rooftopchase.example/');
      expect(wordsOf(mainOf(text))).toMatch(/20 or 30 free spins.*£5,000/s);
      expect(wordsOf(mainOf(text))).toContain('This promotion has ended.');
    }
  });

  it.each(withOffers)(
    'COMP-02 SSR-05 $culture links the bonus policy beside each offer when the terms service fails',
    async (visit) => {
      await faults.add({ path: '/api/v1/cms/terms/', status: 500 });
      const main = mainOf((await page(visit, visit.promotions)).text);
      await faults.clear();
      const offers = [...main.matchAll(/data-terms=""[^]*?<\/p>/g)].map(([terms]) => linksIn(terms));
      expect(offers.length).toBeGreaterThan(2);
      for (const links of offers) expect(links).toContain(`${visit.prefix}/bonus-policy/`);
      expect(offers.some((links) => links.includes(`${visit.prefix}/terms/`))).toBe(true);
    },
  );

  it('COMP-03 PAGE-02 are mentioned on no content page of sv', async () => {
    const swedish = visited.find(({ culture }) => culture === 'sv')!;
    for (const path of ['/about-us/', '/pay-n-play/', '/trustly-direct/', '/lp/welcome/', '/terms/']) {
      const words = wordsOf(mainOf((await page(swedish, path)).text));
      expect(words, path).not.toMatch(/bonuskod|free ?spins|freespins/i);
    }
  });
});

describe('content pages', () => {
  const pages = [
    '/contact/',
    '/about-us/',
    '/lp/welcome/',
    '/terms/',
    '/privacy/',
    '/responsible-gaming/',
    '/casino-features/',
  ];

  it.each(['/en-IE', '/en-ROW'])('ROUTE-04 PAGE-12 of %s link only to pages of their own culture', async (prefix) => {
    for (const path of [
      ...pages,
      '/casino-promotions/',
      '/casino-promotions/welcome/',
      '/casino-features/daily-drops/',
    ]) {
      const own = linksIn(mainOf((await sendRequest(site.port, prefix + path)).text)).filter((href) =>
        href.startsWith('/'),
      );
      expect(own.length, path).toBeGreaterThan(0);
      expect(own.filter((href) => !href.startsWith(`${prefix}/`) && !href.startsWith('/platform'))).toEqual([]);
    }
  });

  it.each(visited)('PAGE-01 PAGE-05 $culture has no broken links', async ({ culture, ...visit }) => {
    const german = culture === 'de-DE' || culture === 'es' ? [] : ['/casino-features/'];
    const checked = new Set<string>();
    for (const path of [...pages.filter((one) => one !== '/casino-features/'), ...(culture === 'sv' ? [] : german)]) {
      for (const href of linksIn(mainOf((await page(visit, path)).text))) {
        if (!href.startsWith('/') || href.startsWith('/platform')) continue;
        checked.add(href.replace(/[?#].*/, ''));
      }
    }
    for (const href of checked) {
      const { status } = await sendRequest(site.port, href, { host: visit.host, method: 'HEAD' });
      expect([href, status]).toEqual([href, 200]);
    }
  });

  it.each(visited)('PAGE-01 $culture shows the version of its terms and a table of contents', async (visit) => {
    const html = mainOf((await page(visit, '/terms/')).text);
    expect(wordsOf(html)).toMatch(/\d\.\d/);
    const anchors = linksIn(html).filter((href) => href.startsWith('#text-'));
    expect(anchors.length).toBeGreaterThan(5);
    for (const anchor of anchors) expect(html).toContain(`<h2 id="${anchor.slice(1)}"`);
  });

  it.each([
    ['de.localhost', '/impressum/', 'impressum'],
    ['es.localhost', '/juego-autorizado/', 'authorised_gaming'],
  ])('PAGE-01 %s %s has its own type and requests no text from a service', async (host, path, type) => {
    await faults.forget();
    const { text } = await sendRequest(site.port, path, { host });
    expect(text).toContain(`data-type="${type}"`);
    const requested = (await faults.requests())
      .map(({ url }) => url)
      .filter((url) => /feeds\/simple|v1\/cms/.test(url));
    expect(requested).toEqual([]);
  });

  it('SSR-02 PAGE-05 a page of blocks includes its games in the document', async () => {
    const { text } = await sendRequest(site.port, '/lp/welcome/');
    expect(wordsOf(mainOf(text))).toContain('Lantern Trench');
    expect(text).toContain('data-key="api/v1/games/for-groups/');
  });
});

describe('the head of a content page', () => {
  const headOf = (html: string) => {
    const [, title = ''] = /<title>([^<]*)/.exec(html) ?? [];
    const [, description = ''] = /<meta name="description" content="([^"]*)/.exec(html) ?? [];
    return { title: unescapeHtml(title), description: unescapeHtml(description) };
  };
  const calls = [
    ['contact', 'pages/?code=contact'],
    ['aboutUs', 'pages/?code=aboutUs'],
    ['payNPlay', 'pages/?code=payNPlay'],
    ['promotions', 'promotions-home/?'],
    ['features', 'features-home/?'],
  ] as const;

  const readService = async <T>(path: string) => (await (await fetch(`${services.origin}/api/v1/${path}`)).json()) as T;

  async function headsOf({ culture, host, prefix }: (typeof visited)[number], path: string, call: string) {
    const { seo } = await readService<{ seo: { title: string; description: string } }>(`${call}culture=${culture}`);
    const { text } = await sendRequest(site.port, prefix + path, { host, headers: crawler });
    return { path, written: seo, ...headOf(text) };
  }

  it.each(visited)('SEO-01 PAGE-05 in $culture has the texts that its editors wrote', async (visit) => {
    const { culture } = visit;
    const heads = [];
    for (const [key, call] of calls) {
      const { path = '', cultures: served = [culture], own = {} } = requiredRoutes[key] ?? {};
      if (served.includes(culture)) heads.push(await headsOf(visit, own[culture] ?? path, `cms/${call}&`));
    }
    const { path: list = '', cultures: served = [culture] } = requiredRoutes['paymentMethods'] ?? {};
    const options = 'feeds/payment-options/';
    const methods = await readService<{ slug: string; has_info: boolean }[]>(`${options}?culture=${culture}`);
    const { slug = '' } = methods.find(({ has_info: hasPage }) => hasPage) ?? {};
    if (served.includes(culture)) heads.push(await headsOf(visit, `${list}${slug}/`, `${options}${slug}?`));
    for (const { path, written, title, description } of heads) {
      expect([path, title.startsWith(written.title), description]).toEqual([path, true, written.description]);
      expect(title.split(house.name), title).toHaveLength(2);
    }
  });
});

describe('content pages while their service fails', () => {
  it.each([
    ['/casino-promotions/', 'Promotions'],
    ['/casino-features/', 'Features'],
    ['/contact/', 'Contact'],
    ['/terms/', 'Terms and conditions'],
    ['/uploading-documents/', 'Uploading documents'],
  ])('SEO-07 SEO-08 PAGE-05 %s is 503 with its heading "%s" and links', async (path, heading) => {
    const own = await freshSite(services.origin);
    await faults.add({ path: '/api/v1/cms', status: 500 });
    await faults.add({ path: '/api/v1/feeds/simple', status: 500 });
    const reply = await sendRequest(own.port, path, { headers: crawler });
    await faults.clear();
    expect(reply.status).toBe(503);
    expect(wordsOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(reply.text)?.[1] ?? '')).toBe(heading);
    expect(linksIn(mainOf(reply.text))).toContain('/help/');
  });
});

it.each(visited)('PAGE-01 $culture says from which day its legal texts are in force', async ({ culture, ...visit }) => {
  const { timeZone, formatLocale } = cultures[culture];
  for (const [code, path] of [
    ['terms', '/terms/'],
    ['privacy', '/privacy/'],
    ['selfAssessment', '/self-assessment-test/'],
  ] as const) {
    const response = await fetch(`${services.origin}/api/v1/feeds/simple/?culture=${culture}&feedCode=${code}`);
    const { effectiveFrom } = (await response.json()) as { effectiveFrom: string };
    const format = new Intl.DateTimeFormat(formatLocale, { timeZone, dateStyle: 'long' });
    expect(wordsOf(mainOf((await page(visit, path)).text))).toContain(format.format(new Date(effectiveFrom)));
  }
});
