import { describe, expect, inject, it } from 'vitest';
import { knownBrands } from '../../brands/index.ts';
import { additionalCodes } from '../../locales/culture.ts';
import { markets } from '../../locales/markets/index.ts';
import { table } from '../../shared/routing/table.ts';
import type { Route } from '../../shared/routing/route.ts';
import { siteEnvironment } from '../../scripts/run/site-environment.ts';
import { freshSite } from './support/fresh-site.ts';
import { monitor } from './support/monitor.ts';
import { sendRequest } from './support/send-request.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const open = { MARKETS: additionalCodes.join(',') };
const origins = siteEnvironment(3000, undefined, knownBrands);
// On a busy machine the first pages of a new catalogue are slow.
const patient = { UPSTREAM_TIMEOUT_MS: '30000', GATE_TIMEOUT_MS: '30000', RENDER_DEADLINE_MS: '60000' };
const { site } = await startSiteWithServices({
  env: { ...open, ...origins, ...patient, PORT: '0', EMULATION: '1' },
  servicesEnv: open,
});
const closed = await freshSite(inject('servicesOrigin'));

const rows: readonly Route[] = table;
const get = (path: string, host: string, port = site.port) => sendRequest(port, path, { host });

/** Each additional market, with its host. */
const each = additionalCodes.map((code) => {
  const { id } = knownBrands.find(({ cultures }) => cultures.includes(code))!;
  return { code, host: `${id}.localhost`, ...markets[code] };
});

/** Pages without params and their status, from the table and the market's own facts. */
const pagesOf = ({ code, routes }: (typeof each)[number]) =>
  rows
    .filter(({ pattern, system }) => !pattern.includes(':') && !system)
    .map(({ key, pattern, cultures, implicitCultures, excludedCultures }) => {
      const own = routes[key];
      const isThere = own
        ? true
        : own === undefined && !cultures && !implicitCultures && !excludedCultures?.includes(code);
      return { key, path: (own && own.pattern) || pattern, status: isThere ? 200 : 404 };
    });

describe.each(each)('the additional market $code', (market) => {
  const { code, host, culture, routes } = market;

  it('I18N-08 ROUTE-08 has every page in its language, and 404 for the pages that it lacks', async () => {
    const pages = pagesOf(market);
    const found = await Promise.all(
      pages.map(async ({ key, path }) => {
        const { status, text } = await get(path, host);
        return { key, path, status, ...(text.includes(`<html lang="${culture.lang}"`) ? {} : { text }) };
      }),
    );
    expect(found).toEqual(pages);
    expect(pages.filter(({ status }) => status === 200).length).toBeGreaterThan(20);
    expect(pages.some(({ status }) => status === 404)).toBe(true);
  });

  it('COMP-01 SSR-04 keeps the place of the clock in the bar, where the law requires one, before its script has loaded', async () => {
    const { text } = await get('/', host);
    const profile = knownBrands
      .flatMap(({ compliance }) => Object.entries(compliance))
      .find(([own]) => own === code)?.[1];
    const bar = /<nav[^>]*aria-labelledby="regulator".*?<\/nav>/s.exec(text)?.[0] ?? '';
    expect(/<time>\u2007{5}<\/time>/.test(bar)).toBe(profile?.clock !== undefined);
  });

  it('I18N-08 SEO-02 shows games under its own paths, with the market’s currency', async () => {
    const { text: home } = await get('/', host);
    const game = /href="(\/slots\/(?!megaways|jackpots|daily-jackpots)[\w-]+\/)"/.exec(home)?.[1] ?? '';
    const { status, text } = await get(game, host);
    expect([status, text.includes(`hreflang="${culture.lang}" href="http://${host}:3000${game}"`)]).toEqual([
      200,
      true,
    ]);
    const currency = new Intl.NumberFormat(culture.formatLocale, { style: 'currency', currency: culture.currency });
    const sign = currency.formatToParts(1).find(({ type }) => type === 'currency')?.value ?? culture.currency;
    expect(text).toContain(sign);
  });

  it('I18N-08 COMP-03 shows promotions under its own paths where it may have any', async () => {
    const promotions = (routes['promotions'] || undefined)?.pattern ?? '/casino-promotions/';
    const list = await get(promotions, host);
    const promotion = new RegExp(`href="(${promotions}[\\w-]+/)"`).exec(list.text)?.[1] ?? promotions;
    const { status } = await get(promotion, host);
    const expected = culture.promotionsEnabled ? [expect.stringMatching(/\/\S+\/\S+\//), 200] : [promotions, 404];
    expect([promotion, status]).toEqual(expected);
  });

  it('COMP-03 COMP-01 shows the regulator’s bar, the register and the helpline on error pages too', async () => {
    const { compliance } = knownBrands.find(({ cultures }) => cultures.includes(code))!;
    const profile = compliance[code]!;
    for (const path of ['/', '/404/', '/500/', '/nothing/']) {
      const { text } = await get(path, host);
      for (const { name } of [profile.selfExclusion, ...profile.helplines])
        expect([path, text]).toEqual([path, expect.stringContaining(name)]);
    }
  });

  it('SHELL-13 SEO-02 SEO-03 is in alternates, culture switches and sitemaps of the other sites, and they in its own', async () => {
    const { text } = await get('/', 'en.localhost');
    expect(text).toContain(`hreflang="${culture.lang}" href="http://${host}:3000/"`);
    expect(text).toContain(culture.name);
    const own = await get('/', host);
    expect(own.text).toContain('hreflang="x-default" href="http://en.localhost:3000/"');
    const index = await get('/sitemap.xml', host);
    const part = /<loc>http:\/\/[^/]+(\/[^<]+)<\/loc>/.exec(index.text)?.[1] ?? '';
    expect([index.status, (await get(part, host)).text]).toEqual([200, expect.stringContaining('hreflang="en-GB"')]);
    const script = await get(/\/assets\/site\.\w+\.js/.exec(text)?.[0] ?? '', 'en.localhost');
    expect(script.text.startsWith('window.openMarkets={')).toBe(true);
  });

  it('I18N-07 I18N-08 is known to pages that hydrate with ?messages=', async () => {
    const { text } = await get('/?messages=fi', 'en.localhost');
    expect(text).toContain(culture.name);
    const script = await get(/\/assets\/messages\/fi\/site\.[\w.-]+\.js/.exec(text)?.[0] ?? '', 'en.localhost');
    expect(script.text.startsWith('window.openMarkets={')).toBe(true);
  });

  it('BRAND-03 I18N-08 is unknown to a site that does not open it', async () => {
    expect((await get('/', host, closed.port)).status).toBe(421);
    const { text } = await get('/', 'en.localhost', closed.port);
    expect(text).not.toContain(`hreflang="${culture.lang}"`);
    expect(text).not.toContain(culture.name);
    const script = await get(/\/assets\/site\.\w+\.js/.exec(text)?.[0] ?? '', 'en.localhost', closed.port);
    expect(script.text).not.toContain(culture.name);
    const sitemap = await get('/sitemap-en-GB-pages-1.xml', 'en.localhost', closed.port);
    expect(sitemap.text).not.toContain(`hreflang="${culture.lang}"`);
  });
});

it('OPS-06 I18N-08 the monitor checks the open markets like the others', async () => {
  const { code, out } = await monitor([`http://127.0.0.1:${site.port}`, '--json'], open);
  expect(out).toContain(`"${each[0]!.host.split('.')[0]}"`);
  expect([code, code === 0 ? '' : out]).toEqual([0, '']);
});
