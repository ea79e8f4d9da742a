import { describe, expect, it } from 'vitest';
import { product } from '../../brands/house.ts';
import { sendRequest } from './support/send-request.ts';
import { visited } from './support/cultures.ts';
import { freshSite } from './support/fresh-site.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const { services, site, faults } = await startSiteWithServices({ faults: true, env: { EMULATION: '1' } });

const root = (html: string) => /<html[^>]*>/.exec(html)?.[0] ?? '';

describe('festive days', () => {
  it.each(visited)(
    'SHELL-10 $culture is festive from the first to the last day, and bypasses the cache',
    async (visit) => {
      const { host, prefix } = visit;
      for (const [day, festive] of [
        ['2026-11-30T23:59', false],
        ['2026-12-01T00:00', true],
        ['2026-12-26T23:59', true],
        ['2026-12-27T00:00', false],
      ] as const) {
        const { headers, text } = await sendRequest(site.port, `${prefix}/help/?dem=${day}`, { host });
        expect([day, root(text).includes('data-festive')]).toEqual([day, festive]);
        expect([headers['x-cache'], headers['cache-control']]).toEqual(['bypass', 'private, no-store']);
      }
    },
  );

  it.each([
    ['2026-11-30', false],
    ['2026-12-24', true],
  ])('SHELL-10 BAN-02 on %s the hero has the picture of the day (festive: %s)', async (day, festive) => {
    const { text } = await sendRequest(site.port, `/?dem=${day}`);
    expect(text).toContain('banners/en-GB.home.desktop.background.');
    expect(text.includes('banners/en-GB.home.desktop.background.festive.')).toBe(festive);
  });
});

describe('the home banner', () => {
  it.each([
    ['en-GB', '2025-08-31', 0],
    ['en-GB', '2025-09-01', 2],
    ['en-GB', '2025-11-25T23:59', 2],
    ['en-GB', '2025-11-26', 0],
    ['en-IE', '2025-10-01', 0],
    ['de-DE', '2025-10-01', 0],
    ['sv', '2025-10-01', 0],
    ['es', '2025-10-01', 0],
  ] as const)('BAN-03 in %s on %s is rendered by the server with %i slides', async (culture, day, count) => {
    const { host, prefix } = visited.find((visit) => visit.culture === culture)!;
    const { text } = await sendRequest(site.port, `${prefix}/?dem=${day}`, { host });
    expect(text.match(/role="group"/g) ?? []).toHaveLength(count);
    expect(text.match(/<h1/g)).toHaveLength(1);
  });

  it('BAN-06 is the cached one for a URL with a brand-tracking code', async () => {
    const shared = await sendRequest(site.port, '/');
    const { text, headers } = await sendRequest(site.port, '/?bt=comet50&r=7');
    expect(headers['x-cache']).toBe('hit');
    expect(text).toBe(shared.text);
  });
});

describe('banners on pages', () => {
  it.each(visited)(
    'BAN-03 BAN-07 $culture shows the second row of banners on its home page',
    async ({ culture, host, prefix }) => {
      const response = await fetch(`${services.origin}/api/v1/banners/locations/home-page/?culture=${culture}`);
      const { items } = (await response.json()) as {
        items: { cta: string; terms?: string; ctaLink: { href: string } }[];
      };
      const { text } = await sendRequest(site.port, `${prefix}/`, { host });
      expect(items.length).toBeGreaterThan(1);
      for (const { cta, terms = '', ctaLink } of items) {
        expect(text).toContain(`>${cta}</a>`);
        expect(text).toContain(terms);
        expect(text).toContain(`href="${prefix}${ctaLink.href}"`);
      }
    },
  );

  it('BAN-01 BAN-04 a section shows its own banner; sections without banners show none', async () => {
    const roulette = await sendRequest(site.port, '/casino/roulette/');
    expect(roulette.text).toContain('Table cashback: 10% of a week’s net loss, up to £20');
    expect((await sendRequest(site.port, '/bingo-card-generator/')).text).not.toContain('banners/game-banners');
    expect((await sendRequest(site.port, '/responsible-gaming/')).text).not.toContain('banners/game-banners');
  });

  it.each([
    ['en-GB', 'lantern-trench', 'heroes/en-GB.lantern-trench.mobile.foreground.'],
    ['en-IE', 'lantern-trench', 'heroes/en-IE.lantern-trench.mobile.foreground.'],
    ['en-ROW', 'lantern-trench', 'heroes/en-ROW.lantern-trench.mobile.foreground.'],
    ['de-DE', 'stiller-horizont', 'heroes/de-DE.stiller-horizont.mobile.foreground.'],
    ['de-DE', 'lantern-trench', 'heroes/de-DE.lantern-trench.mobile.foreground.'],
    ['sv', 'lantern-trench', 'heroes/sv.lantern-trench.mobile.foreground.'],
    ['es', 'lantern-trench', 'heroes/es.lantern-trench.mobile.foreground.'],
  ])('BAN-02 COMP-02 in %s the banner on the page of %s shows that game', async (culture, slug, picture) => {
    const { host, prefix } = visited.find((visit) => visit.culture === culture)!;
    const { text } = await sendRequest(site.port, `${prefix}/slots/${slug}/`, { host });
    const [, beside = ''] = /<aside [^>]*>(<article.*?)<\/aside>/s.exec(text) ?? [];
    expect(beside).toContain(`src="/images/${picture}`);
  });

  it.each([
    ['en-GB', `/${product.slug}/`],
    ['en-GB', '/slots/'],
    ['en-GB', '/bingo/'],
    ['en-GB', '/casino/'],
    ['en-IE', '/slots/'],
    ['en-ROW', '/casino/'],
    ['de-DE', '/slots/'],
    ['sv', `/${product.slug}/`],
    ['sv', '/slots/'],
    ['sv', '/casino/'],
    ['es', `/${product.slug}/`],
    ['es', '/slots/'],
    ['es', '/casino/'],
  ])('BAN-02 in %s a game below %s shows the foreground of its banner above its heading', async (culture, list) => {
    const { host, prefix } = visited.find((visit) => visit.culture === culture)!;
    const games = await sendRequest(site.port, prefix + list, { host });
    const [, game = ''] = new RegExp(`<a href="(${prefix}${list}[a-z0-9-]+/)">`).exec(games.text) ?? [];
    const slug = game.split('/').at(-2);
    const { text } = await sendRequest(site.port, game, { host });
    const [head = ''] = /<main[^]*?<h1/.exec(text) ?? [];
    expect(head).toContain(`src="/images/heroes/${culture}.${slug}.mobile.foreground.`);
  });

  it('BAN-02 COMP-02 a roulette page shows the banner of its section, and an offer of free spins is only on the page of its game', async () => {
    const { host } = visited.find(({ culture }) => culture === 'de-DE')!;
    const tables = await sendRequest(site.port, '/casino/salon-roulette/', {
      host: visited.find(({ culture }) => culture === 'es')!.host,
    });
    expect(tables.text).toContain('src="/images/banners/es.roulette.mobile.foreground.');
    const offers = await Promise.all(
      ['stiller-horizont', 'lantern-trench'].map((slug) => sendRequest(site.port, `/slots/${slug}/`, { host })),
    );
    expect(offers.map(({ text }) => text.includes('href="/promotions/neu-im-katalog/"'))).toEqual([true, false]);
  });

  it('API-04 BAN-02 a page is 200 without banners when the banner service fails', async () => {
    const down = await freshSite(services.origin, { CACHE: 'off' });
    await faults.add({ path: '/api/v1/banners/', status: 500 });
    const [home, slots] = await Promise.all([sendRequest(down.port, '/'), sendRequest(down.port, '/slots/')]);
    await faults.clear();
    expect([home.status, slots.status]).toEqual([200, 200]);
    for (const { text } of [home, slots]) {
      expect(text).toContain('<h1');
      expect(text).not.toContain('<article');
    }
    // No empty placeholder for the picture is rendered.
    expect(/<main.*?<h1/s.exec(home.text)?.[0]).not.toMatch(/<div[^>]*><\/div>/);
  });
});

describe('the preview of a banner', () => {
  it.each(visited)(
    'BAN-06 ROUTE-08 $culture shows the banner for both devices, noindex and no-store',
    async (visit) => {
      const { culture, host, prefix } = visit;
      const texts = await fetch(`${services.origin}/api/v1/banners/bt-texts/?culture=${culture}&code=comet50`);
      const { status, headers, text } = await sendRequest(site.port, `${prefix}/bt/?bt=comet50&r=3`, { host });
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(text).toContain('<meta name="robots" content="noindex');
      expect(text).toContain('value="comet50"');
      const devices = text.match(/<h3>/g) ?? [];
      if (texts.ok) {
        const { terms } = (await texts.json()) as { terms: string };
        expect(devices).toHaveLength(2);
        expect(text.split(terms).length).toBeGreaterThan(2);
        expect(text).toContain('bt=comet50&amp;r=3');
      } else expect(devices).toHaveLength(0);
    },
  );

  it('BAN-06 SEC-02 shows a message for an unknown code, and does not echo a malformed one', async () => {
    expect((await sendRequest(site.port, '/bt/?bt=nothing')).text).toContain('no banner for the code “nothing”');
    const strange = await sendRequest(site.port, '/bt/?bt=%22%3E%3Cscript%3Ex');
    expect(strange.status).toBe(200);
    expect(strange.text).not.toContain('<script>x');
  });
});

describe('the footer', () => {
  it.each(visited)(
    'SHELL-05 $culture shows the version and the year in which the page is rendered',
    async ({ host, prefix }) => {
      const { text } = await sendRequest(site.port, `${prefix}/help/?dem=2031-06-01`, { host });
      expect(text).toContain('2.17.0');
      expect(text).toContain('© 2031');
    },
  );
});
