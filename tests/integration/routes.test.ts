import { describe, expect, it } from 'vitest';
import { sendRequest } from './support/send-request.ts';
import { gamePaths, itemPages, pagePaths, visited } from './support/cultures.ts';
import { startSiteWithServices } from './support/site-with-services.ts';
import { startSite } from './support/site.ts';

// Under emulation drafts need no token.
const { services, site } = await startSiteWithServices({ env: { EMULATION: '1' } });

const addresses = [...pagePaths, ...itemPages.map(({ path, cultures }) => [path, cultures] as const)];

const cells = addresses.flatMap(([path, cultures]) =>
  visited.map((visit) => ({
    ...visit,
    path,
    status: (cultures as readonly string[]).includes(visit.culture) ? 200 : 404,
  })),
);

/** Heading and text of a page without its scripts, and number of its links. */
function contentOf(html: string) {
  const shown = html.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, '');
  const textOf = (element: RegExp) => (element.exec(shown)?.[0] ?? '').replaceAll(/<[^>]*>|\s+/g, ' ').trim();
  return {
    heading: textOf(/<h1\b.*?<\/h1>/s),
    text: textOf(/<main\b.*<\/main>/s),
    links: shown.match(/<a\b[^>]*\shref=/g)?.length ?? 0,
  };
}

describe('ROUTE-08 every page in exactly its cultures', () => {
  it.each(cells)(
    'ROUTE-08 ROUTE-03 SSR-05 $culture $path is $status, with a heading, text and links',
    async ({ host, prefix, path, status, lang }) => {
      const reply = await sendRequest(site.port, prefix + path, { host });
      expect(reply.status).toBe(status);
      // Messages instead of a diff: a page would fill many screens.
      expect(reply.text.includes(`<html lang="${lang}"`), 'speaks its language').toBe(true);
      const { heading, text, links } = contentOf(reply.text);
      expect(heading, 'has a heading').not.toBe('');
      expect(text.length, 'has a text').toBeGreaterThan(100);
      expect(links, 'has links').toBeGreaterThan(12);
      expect(reply.text.endsWith('</html>'), 'is whole').toBe(true);
      const first = reply.text.match(/<img[^>]* fetchpriority="high"/gi) ?? [];
      expect(first.length, 'has one picture before all others').toBeLessThanOrEqual(1);
    },
  );

  it.each(visited)('ROUTE-02 OPS-06 $culture has /404/ and /500/ with these statuses', async ({ host, prefix }) => {
    for (const status of [404, 500]) {
      const reply = await sendRequest(site.port, `${prefix}/${status}/`, { host });
      expect(reply.status).toBe(status);
      expect(reply.text).toContain('<meta name="robots" content="noindex');
    }
  });

  it.each(visited)('PAGE-07 ROUTE-02 $culture shows its 404 page for unknown paths', async ({ host, prefix }) => {
    const reply = await sendRequest(site.port, `${prefix}/no/such/page/`, { host });
    const own = await sendRequest(site.port, `${prefix}/404/`, { host });
    expect(reply.status).toBe(404);
    for (const slug of ['caf%C3%A9', 'a%2Bb', 'a%20b', '%00', 'a'.repeat(300)]) {
      for (const path of [`/slots/${slug}/`, `/lp/${slug}/`]) {
        expect([path, (await sendRequest(site.port, prefix + path, { host })).status]).toEqual([path, 404]);
      }
    }
    expect(/<h1[^>]*>([^<]+)</.exec(reply.text)?.[1]).toBe(/<h1[^>]*>([^<]+)</.exec(own.text)?.[1]);
  });
});

describe('game pages', () => {
  const games = gamePaths.flatMap(({ cultures, ...page }) =>
    visited.map((visit) => ({ ...visit, ...page, exists: cultures.includes(visit.culture) })),
  );

  async function firstGame(culture: string, group: string): Promise<{ slug: string; path: string } | undefined> {
    const query = new URLSearchParams({ culture, groups: group, limit: '1' });
    const response = await fetch(`${services.origin}/api/v1/games/for-groups/?${query}`);
    const { items } = (await response.json()) as { items: { slug: string; path: string }[] };
    return items[0];
  }

  it.each(games)(
    'ROUTE-08 SEO-07 $culture $route exists: $exists',
    async ({ culture, host, prefix, path, group, exists }) => {
      const game = await firstGame(culture, group);
      const slug = game?.slug ?? 'any-game';
      const reply = await sendRequest(site.port, `${prefix}${path}${slug}/`, { host });
      expect(reply.status).toBe(exists ? 200 : 404);
      if (exists) expect(game?.path).toBe(`${path}${slug}/`);
    },
  );

  it.each(visited)('SEO-07 $culture sends 404 for an unknown game', async ({ host, prefix }) => {
    const reply = await sendRequest(site.port, `${prefix}/slots/no-such-game-anywhere/`, { host });
    expect(reply.status).toBe(404);
  });

  it('ROUTE-07 a game requested under another group redirects to its canonical path with the query', async () => {
    const game = await firstGame('en-GB', 'roulette');
    for (const query of ['', '?aname=aff1&bt=comet50&utm_source=x', '?utm_source=y&next=%20?']) {
      const reply = await sendRequest(site.port, `/slots/${game?.slug}/${query}`);
      expect([reply.status, reply.headers.location]).toEqual([301, game?.path + query]);
    }
    const prefixed = await sendRequest(site.port, `/en-IE/slots/${(await firstGame('en-IE', 'roulette'))?.slug}/`);
    expect(prefixed.headers.location).toMatch(/^\/en-IE\/casino\//);
  });

  it('ROUTE-06 ROUTE-07 a forced game of another group redirects to its canonical path without the forced route', async () => {
    const game = await firstGame('en-GB', 'roulette');
    const reply = await sendRequest(site.port, `/?route=slotsGame&gameSlug=${game?.slug}`);
    expect([reply.status, reply.headers.location]).toEqual([302, game?.path]);
    expect(reply.headers['cache-control']).toContain('no-store');
  });
});

describe('paths', () => {
  it.each([
    ['/slots', '/slots/'],
    ['/Slots/', '/slots/'],
    ['//slots//megaways', '/slots/megaways/'],
    ['/slots?page=2&x=1', '/slots/?page=2&x=1'],
    ['/en-row', '/en-ROW/'],
    ['/EN-IE/SLOTS/', '/en-IE/slots/'],
    ['/%68elp/?x=%68', '/help/?x=%68'],
    ['/self%2Dassessment-test/', '/self-assessment-test/'],
    ['//evil.example/', '/evil.example/'],
    ['/\\evil.example', '/evil.example'],
    ['//x.png?a=1', '/x.png?a=1'],
    ['/.//x.txt', '/x.txt'],
    ['/slots/%2e%2e//x.txt', '/x.txt'],
    ['/assets/..//favicon.svg', '/favicon.svg'],
    ['/api//v1/games/?culture=en-GB', '/api/v1/games/?culture=en-GB'],
    ['//healthz', '/healthz'],
    ['/%2F%2Fevil.example', undefined],
  ])('ROUTE-07 SEC-07 %s goes to %s on the same host', async (path, to) => {
    const reply = await sendRequest(site.port, path);
    if (to === undefined) {
      expect(reply.headers.location ?? '/').toMatch(/^\/(?!\/)/);
      return;
    }
    expect([reply.status, reply.headers.location]).toEqual([301, to]);
  });

  it.each(visited)('GAME-10 $culture: an unknown filter value is ignored', async ({ host, prefix }) => {
    const listOf = async (query: string) => {
      const { status, text } = await sendRequest(site.port, `${prefix}/slots/${query}`, { host });
      const [main = ''] = /<main.*<\/main>/s.exec(text) ?? [];
      return { status, names: [...main.matchAll(/<b>([^<]+)<\/b>/g)].map(([, name]) => name), main };
    };
    const whole = await listOf('');
    expect(whole.names.length).toBeGreaterThan(40);
    const { status, names, main } = await listOf('?provider=nonsense&feature=nonsense');
    expect([status, names]).toEqual([whole.status, whole.names]);
    expect(main).not.toContain('nonsense');
  });

  it('ROUTE-05 malformed encoding is a 404, not a 500', async () => {
    for (const path of ['/slots/%E0%A4%A/', '/%/', '/slots/%FF/']) {
      expect((await sendRequest(site.port, path)).status).toBe(404);
    }
  });

  it('ROUTE-06 a forced route is rendered, noindex and not cached', async () => {
    const reply = await sendRequest(site.port, '/?route=slots');
    expect(reply.status).toBe(200);
    expect(reply.text).toContain('data-page="slots"');
    expect(reply.text).toContain('content="noindex');
    expect(reply.headers['cache-control']).toBe('private, no-store');
    expect((await sendRequest(site.port, '/?route=bingo', { host: 'de.localhost' })).text).toContain(
      'data-page="home"',
    );
    const broken = await sendRequest(site.port, '/?route=page500');
    expect(broken.status).toBe(500);
    expect(broken.headers['x-forced']).toBe('1');
  });

  it('ERR-01 X-Fault causes a rendering error only when faults are on', async () => {
    const faulty = await startSite({ servicesOrigin: services.origin, env: { FAULTS: '1' } });
    const replies = (port: number) =>
      Promise.all(
        ['shell', 'render:shell', 'render:footer', 'footer'].map(async (fault) => {
          const { status, headers } = await sendRequest(port, '/help/', { headers: { 'x-fault': fault } });
          return [status, headers['cache-control']?.includes('no-store')];
        }),
      );
    const [own, others] = [await replies(faulty.port), await replies(site.port)];
    await faulty.stop();
    expect(own).toEqual([
      [500, true],
      [500, true],
      [200, true],
      [200, false],
    ]);
    expect(others).toEqual(Array.from({ length: 4 }, () => [200, false]));
  });
});
