import { describe, expect, it } from 'vitest';
import { sendRequest, crawler } from './support/send-request.ts';
import { freshSite } from './support/fresh-site.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const { services, site, faults } = await startSiteWithServices({
  faults: true,
  env: { EMULATION: '1' },
  servicesEnv: { EMULATION: '1' },
});

/** Visible text of a page as one line, with plain spaces. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u{A0}\u{202F}]+/gu, ' ');

const read = async (host: string, path: string, port = site.port) => {
  const reply = await sendRequest(port, path, { host, headers: crawler });
  return { ...reply, words: wordsOf(reply.text) };
};

const status = async (path: string, port = site.port) => {
  const { text, headers } = await sendRequest(port, path);
  return [(JSON.parse(text) as { status: string }).status, headers['cache-control']];
};

/** Statuses of promotions by id, from the embedded data of a list. */
function statusesIn(html: string): Record<string, string> {
  const [, json = '{}'] = /data-key="api\/v1\/cms\/promotions-home\/[^"]*">([^]*?)<\/script>/.exec(html) ?? [];
  const { data } = JSON.parse(json) as { data?: { groups: { items: { id: string; status: string }[] }[] } };
  return Object.fromEntries((data?.groups ?? []).flatMap(({ items }) => items).map((item) => [item.id, item.status]));
}

const inEnglish = {
  host: 'en.localhost',
  campaign: 'rooftop-chase',
  over: 'This promotion has ended.',
  soon: 'Starts on 1 March 2026',
};

/** Each list of promotions, with a campaign that ran from 1 September to 25 November 2025 and the texts for expired and scheduled ones. */
const offers = [
  { culture: 'en-GB', list: '/casino-promotions/', ...inEnglish },
  { culture: 'en-ROW', list: '/en-ROW/casino-promotions/', ...inEnglish },
  { culture: 'en-IE', list: '/en-IE/casino-promotions/', ...inEnglish },
  {
    culture: 'de-DE',
    list: '/promotions/',
    host: 'de.localhost',
    campaign: 'jagd-ueber-den-daechern',
    over: 'Diese Aktion ist beendet.',
    soon: 'Beginnt am 12. Januar 2026',
  },
  {
    culture: 'es',
    list: '/promociones/',
    host: 'es.localhost',
    campaign: 'carrera-por-los-tejados',
    over: 'Esta promoción ha finalizado.',
    soon: 'Empieza el 1 de enero de 2026',
  },
] as const;

describe('a visit with ?dem=', () => {
  it.each(offers)('SHELL-10 PAGE-02 $culture lists promotions with their status on the emulated day', async (offer) => {
    const { text, words } = await read(offer.host, `${offer.list}?dem=2025-10-01`);
    expect(statusesIn(text)).toMatchObject({
      'rooftop-chase': 'active',
      welcome: 'scheduled',
      'summer-spins-2025': 'expired',
    });
    expect(words).toContain(offer.soon);
  });

  it.each(offers)('SHELL-10 PAGE-02 $culture shows a promotion with its status on the emulated day', async (offer) => {
    const { host, list, campaign, over, soon } = offer;
    expect((await read(host, `${list}welcome/?dem=2025-10-01`)).words).toContain(soon);
    expect((await read(host, `${list}${campaign}/?dem=2025-08-31`)).words).not.toContain(over);
    expect((await read(host, `${list}${campaign}/?dem=2025-11-25T23:59`)).words).not.toContain(over);
    expect((await read(host, `${list}${campaign}/?dem=2025-11-26T00:00`)).words).toContain(over);
  });

  it('SHELL-10 SSR-08 does not cache responses for the emulated day', async () => {
    const { host, list, campaign, over, soon } = offers[2];
    const paths = [list, `${list}${campaign}/`, `${list}welcome/`];
    for (const path of paths) {
      const emulated = await read(host, `${path}?dem=2025-10-01`);
      expect(emulated.headers['cache-control']).toBe('private, no-store');
      const today = await read(host, path);
      expect(today.headers['cache-control']).not.toContain('no-store');
      expect(today.words).not.toContain(soon);
      // Responses of today, which are cached by now, are not used for another day.
      expect((await read(host, `${path}?dem=2025-10-01`)).words).toBe(emulated.words);
    }
    expect(statusesIn((await read(host, list)).text)).toMatchObject({ 'rooftop-chase': 'expired', welcome: 'active' });
    expect((await read(host, `${list}${campaign}/`)).words).toContain(over);
  });

  it.each([
    ['en.localhost', '/winners/'],
    ['de.localhost', '/winners/'],
    ['sv.localhost', '/winners/'],
    ['es.localhost', '/winners/'],
  ])('SHELL-10 %s%s lists the winners of the emulated day', async (host, path) => {
    const { text } = await read(host, `${path}?dem=2025-10-01`);
    expect(text).toContain('"asOf":"2025-10-01T');
    expect((await read(host, path)).text).not.toContain('"asOf":"2025-10-01T');
  });

  it('SHELL-10 sends the emulated time to each service in UTC', async () => {
    await faults.forget();
    await read('es.localhost', '/promociones/?dem=2026-07-01T00:30');
    const urls = (await faults.requests()).map(({ url }) => url).filter((url) => url.startsWith('/api/'));
    expect(urls.length).toBeGreaterThanOrEqual(3);
    for (const url of urls) expect(url).toContain('dem=2026-06-30T22%3A30%3A00.000Z');
  });

  it('COMP-05 SHELL-10 shows the current day when the site’s emulation is off', async () => {
    const strict = await freshSite(services.origin);
    await faults.forget();
    for (const { host, list, soon } of offers) {
      const { text, words } = await read(host, `${list}?dem=2025-10-01`, strict.port);
      expect(statusesIn(text)).toMatchObject({ 'rooftop-chase': 'expired', welcome: 'active' });
      expect(words).not.toContain(soon);
    }
    const call = '/api/v1/cms/promotions/?culture=en-GB&slug=rooftop-chase&dem=2025-10-01';
    expect((await status(call, strict.port))[0]).toBe('expired');
    expect((await faults.requests()).filter(({ url }) => url.includes('dem='))).toEqual([]);
  });
});

describe('calls of an emulated visit', () => {
  const call = '/api/v1/cms/promotions/?culture=en-GB&slug=rooftop-chase';

  it('SHELL-10 API-05 are proxied with their time and not cached', async () => {
    const [, cached] = await status(call);
    expect(await status(`${call}&dem=2025-10-01`)).toEqual(['active', 'no-store']);
    expect(await status(call)).toEqual(['expired', cached]);
    expect(cached).toMatch(/max-age/);
  });

  it('SHELL-10 ignore an invalid time', async () => {
    expect(await status(`${call}&dem=soon`)).toEqual(await status(call));
  });

  it('SHELL-10 BAN-02 return the banner of the emulated day', async () => {
    const media = '/api/v1/banners/media?culture=en-GB&device=desktop&layer=background&sectionCode=home';
    expect((await sendRequest(site.port, `${media}&dem=2026-12-24`)).text).toContain('.festive.');
    expect((await sendRequest(site.port, `${media}&dem=2026-07-01`)).text).not.toContain('.festive.');
  });

  it('COMP-05 SHELL-10 use the current time when the services’ emulation is off', async () => {
    const strict = await startSiteWithServices({ env: { EMULATION: '1' } });
    expect((await status(`${call}&dem=2025-10-01`, strict.site.port))[0]).toBe('expired');
  });
});
