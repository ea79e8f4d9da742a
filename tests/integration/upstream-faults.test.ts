import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type CultureCode, cultures as everyCulture } from '../../locales/index.ts';
import { baseLocales } from '../../locales/bases.ts';
import { escapeHtml } from '../../shared/seo/escape.ts';
import { freshSite } from './support/fresh-site.ts';
import { listen } from './support/listen.ts';
import { sendRequest, crawler } from './support/send-request.ts';
import { gamePaths, pagePaths, visited } from './support/cultures.ts';
import { forgotten, putForward, settableClock } from './support/settable-clock.ts';
import { type RunningSite, startSite } from './support/site.ts';
import { startServicesWithFaults } from './support/services-with-faults.ts';

const { services, faults } = await startServicesWithFaults();

/** Pages that need no service. */
const ownFacts: ReadonlySet<string> = new Set(['/juego-autorizado/', '/impressum/', '/bingo-card-generator/']);

/** Pages that are 200 when every service fails. */
const withoutData: ReadonlySet<string> = new Set([...ownFacts, '/', '/registration-complete/', '/bt/']);

/** Every list, one game page of each kind and the error pages, in every culture that has them. */
const addresses = visited.flatMap((visit) => [
  ...pagePaths
    .filter(([, cultures]) => (cultures as readonly string[]).includes(visit.culture))
    .map(([path]) => ({ ...visit, path, expected: withoutData.has(path) ? 200 : 503 })),
  ...gamePaths
    .filter(({ cultures }) => cultures.includes(visit.culture))
    .map(({ path }) => ({ ...visit, path: `${path}some-game/`, expected: 503 })),
  { ...visit, path: '/?q=lantern', expected: 503 },
  { ...visit, path: '/?q=lantern&page=2', expected: 503 },
  { ...visit, path: '/?q=l', expected: 200 },
  { ...visit, path: '/no-such-page/', expected: 404 },
  { ...visit, path: '/404/', expected: 404 },
  { ...visit, path: '/500/', expected: 500 },
]);

/** The texts of a page whose main content failed, in the language of a culture: an error for each kind of content, and the retry link. */
function failureTexts(culture: CultureCode) {
  const { locale: own } = everyCulture[culture];
  // A locale that is based on another one shares its texts in these areas.
  const locale = baseLocales[own] ?? own;
  const textsOf = (area: string) =>
    JSON.parse(readFileSync(`locales/${locale}/${area}.json`, 'utf8')) as Record<string, string>;
  const error = textsOf('error');
  const ids = ['error.failed.games', 'error.failed.posts', 'error.failed.content', 'error.500.text'];
  const header = textsOf('header');
  return {
    failed: ids.map((id) => error[id] ?? id),
    retry: header['header.retry'],
    label: header['header.requestId'],
  };
}

/** Each address in one of its cultures, in another one at each turn. */
const inOneCulture = (turn: number) =>
  [...Map.groupBy(addresses, ({ path }) => path).values()].map((each, row) => each[(row + turn) % each.length]!);

/** Checks pages of a site while its services fail, the cultures in parallel. */
async function expectEveryPage(site: RunningSite, pages: typeof addresses) {
  const visits = visited.map(({ culture }) => pages.filter((page) => page.culture === culture));
  await Promise.all(visits.map((each) => expectPages(site, each)));
}

async function expectPages(site: RunningSite, pages: typeof addresses) {
  for (const { host, prefix, path, expected, culture } of pages) {
    const reply = await sendRequest(site.port, prefix + path, { host, headers: crawler });
    expect([culture, path, reply.status]).toEqual([culture, path, expected]);
    expect(reply.text).toContain('<footer');
    expect(reply.text).toContain('<h1');
    expect(reply.text.endsWith('</html>')).toBe(true);
    const mayBeCached =
      (expected === 404 || ownFacts.has(path)) && /s-maxage/.test(String(reply.headers['cache-control']));
    if (!mayBeCached) expect(reply.headers['cache-control']).toBe('private, no-store');
    const { failed, retry, label } = failureTexts(culture);
    const main = reply.text.slice(reply.text.indexOf('<main'), reply.text.indexOf('</main>'));
    const shownId = new RegExp(`<small>${label} ([^<]+)</small>`).exec(main)?.[1];
    const ownId = expected >= 500 ? reply.headers['x-request-id'] : undefined;
    expect([culture, path, shownId]).toEqual([culture, path, ownId]);
    if (expected === 503) expect(reply.headers['retry-after']).toBe('5');
    // The home page is 200 when its list of games fails.
    else if (path !== '/') continue;
    expect([culture, path, failed.filter((sentence) => main.includes(sentence)).length]).toEqual([culture, path, 1]);
    const [, again] = new RegExp(`<a[^>]* href="([^"]*)"[^>]*>${retry}</a>`).exec(main) ?? [];
    expect(again).toBe(escapeHtml(prefix + path));
  }
}

/** Short timeouts keep the test fast while a service is slow. */
const hasty = { GATE_TIMEOUT_MS: '100', RENDER_DEADLINE_MS: '250', UPSTREAM_TIMEOUT_MS: '200', DATA_WAIT_MS: '20' };

const mainOf = (page: string) => /<main.*<\/main>/s.exec(page)?.[0] ?? 'no main';

describe('API-04 a failing service', () => {
  it('API-04 SEO-07 every route has its status and a complete page in every culture while no service is reachable', async () => {
    const site = await startSite({ servicesOrigin: 'http://127.0.0.1:9', env: hasty });
    await expectEveryPage(site, addresses);
    await site.stop();
  });

  const hastySite = startSite({
    servicesOrigin: services.origin,
    env: { ...hasty, NODE_OPTIONS: `--import=${settableClock}` },
  });
  afterAll(async () => void (await (await hastySite).stop()));

  it.each([
    ['sends JSON of another shape', { path: '/api', status: 200, body: { hello: 'world' } }, 2],
    ['is slow', { path: '/api', delayMs: 60_000 }, 4],
  ] as const)(
    'API-04 SEO-07 ERR-01 every route has its status and a complete page while the content service %s',
    async (_what, rule, turn) => {
      await faults.add(rule);
      const site = await hastySite;
      await putForward(site, forgotten);
      await expectEveryPage(site, inOneCulture(turn));
    },
  );

  it('API-04 SEO-07 every route has its status and a complete page while a proxy sends 404 for every service', async () => {
    const proxy = await listen(
      createServer((_, response) => {
        response.writeHead(404, { 'content-type': 'text/html' }).end('<html>Not found</html>');
      }),
    );
    onTestFinished(() => proxy.close());
    const site = await startSite({ servicesOrigin: proxy.origin, env: hasty });
    onTestFinished(() => void site.stop());
    await expectEveryPage(site, inOneCulture(5));
  });

  it('API-05 the last successful response is used while the service fails', async () => {
    const site = await freshSite(services.origin, { CACHE: 'off' });
    const before = await sendRequest(site.port, '/slots/lantern-trench/');
    expect(before.status).toBe(200);
    await faults.add({ path: '/api', status: 500 });
    await faults.forget();
    await putForward(site, 60_000);
    const after = await sendRequest(site.port, '/slots/lantern-trench/');
    expect((await faults.requests()).map(({ url }) => url)).toContainEqual(
      expect.stringMatching(/^\/api\/v1\/games\//),
    );
    expect(after.status).toBe(200);
    expect(mainOf(after.text)).toBe(mainOf(before.text));
  });

  it.each([
    ['call', { path: '/api/v1/feeds/jackpots', status: 500 }, 200],
    ['game', { path: '/api/v1/games/info/?gameSlug=lantern-trench', status: 500 }, 503],
  ])('API-05 SEO-07 a %s that always fails does not affect other pages', async (_what, rule, expected) => {
    await faults.add(rule);
    const site = await freshSite(services.origin, { CACHE: 'off' });
    for (let count = 0; count < 20; count += 1) {
      expect((await sendRequest(site.port, '/slots/lantern-trench/')).status).toBe(expected);
    }
    const url = `${services.origin}/api/v1/games/?culture=en-GB&groups=slots&offset=0&limit=4`;
    const { items } = (await (await fetch(url)).json()) as { items: { path: string }[] };
    const others = items.map(({ path }) => path).filter((path) => !path.includes('lantern-trench'));
    const statuses = await Promise.all(others.map(async (path) => (await sendRequest(site.port, path)).status));
    expect(statuses).toEqual(others.map(() => 200));
  });
});

describe('API-02 the logger service', () => {
  const game = '/slots/lantern-trench/';
  const failed = 'A call failed: api/v1/feeds/jackpots/ status';

  it('API-02 TRK-04 receives a failed call as an entry of the site, without data of the visitor', async () => {
    await faults.add({ path: '/api/v1/feeds/jackpots', status: 500 });
    await faults.forgetLogged();
    const site = await freshSite(services.origin);
    const headers = { cookie: 'Aname=x; session=secret', 'user-agent': 'Mozilla', 'x-request-id': 'visitor-12345678' };
    expect((await sendRequest(site.port, game, { headers })).status).toBe(200);
    const entry = await vi.waitFor(async () => {
      const found = (await faults.logged()).find(({ log }) => log.Message === failed);
      expect(found).toBeDefined();
      return found;
    }, 30_000);
    expect(entry).toMatchObject({
      call: 'LogError',
      log: { Number: 1000, AdditionalData: '500 (request visitor-12345678)' },
      app: { domain: expect.any(String), url: expect.stringMatching(/^https?:/), referral: '' },
      user: { cookies: '', userAgent: 'server' },
    });
  });

  it('TRK-04 ERR-01 receives one entry for a page with a rendering fault, wherever it is', async () => {
    const site = await startSite({ servicesOrigin: services.origin, env: { FAULTS: '1' } });
    onTestFinished(() => void site.stop());
    const places = ['shell', 'render:shell', 'render:header', 'render:page', 'render:footer', 'render:overlays'];
    await faults.forgetLogged();
    for (const [index, fault] of places.entries()) {
      await sendRequest(site.port, '/contact/', {
        headers: { 'x-fault': fault, 'x-request-id': `logged-once-${index}` },
      });
    }
    const logged = async () =>
      (await faults.logged()).flatMap(({ log }) => /logged-once-\d/.exec(log.AdditionalData ?? '')?.[0] ?? []).sort();
    const each = places.map((_, index) => `logged-once-${index}`);
    await vi.waitFor(async () => expect(await logged()).toEqual(each), 30_000);
    // The site sends pending entries before it exits.
    await site.stop();
    expect(await logged()).toEqual(each);
  });

  it('TRK-04 receives nothing from a site in development', async () => {
    await faults.add({ path: '/api/v1/feeds/jackpots', status: 500 });
    await faults.forgetLogged();
    const env = { DEV_RELOAD_URL: 'http://127.0.0.1:9' };
    const site = await startSite({ servicesOrigin: services.origin, env });
    onTestFinished(() => void site.stop());
    await sendRequest(site.port, game);
    await site.logged('upstream.failed');
    await site.stop();
    expect(await faults.logged()).toEqual([]);
  });

  it('API-02 API-04 may fail without affecting the page, and its own failure is not reported to it', async () => {
    await faults.add({ path: '/api/v1/feeds/jackpots', status: 500 });
    await faults.add({ path: '/log', status: 500 });
    const site = await startSite({ servicesOrigin: services.origin });
    onTestFinished(() => void site.stop());
    await faults.forget();
    expect((await sendRequest(site.port, game)).status).toBe(200);
    const logged = () => faults.requests().then((all) => all.filter(({ url }) => url.startsWith('/log/')));
    await vi.waitFor(async () => expect(await logged()).toHaveLength(1), 30_000);
    await site.stop();
    expect(await logged()).toHaveLength(1);
  });
});
