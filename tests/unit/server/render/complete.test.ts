import { describe, expect, it } from 'vitest';
import { variantIn } from '../../../../server/cache/encodings.ts';
import type { Environment } from '../../../../server/config/read.ts';
import type { Result } from '../../../../shared/data/resource.ts';
import { testSite } from '../support/test-site.tsx';

const feed: Result<unknown> = { state: 'found', data: { asOf: 'today', items: [] } };

async function page(url: string, Page?: () => string, environment: Environment = {}) {
  const site = testSite(() => Promise.resolve(feed), { environment, ...(Page && { Page }) });
  const signal = new AbortController().signal;
  const outcome = await site.pages.get(site.target(url), { requestId: 'r', signal, wantsComplete: true });
  return {
    ...site,
    outcome,
    html: outcome.kind === 'page' ? variantIn(outcome.page.variants, 'identity', false).body.toString() : '',
  };
}

const siteScript = /^\/assets\/site\.\w{12}\.js$/;

describe('a complete page', () => {
  it('SEC-01 SSR-08 has no inline script except the constant head script, and no nonce', async () => {
    const { html } = await page('/slots/');
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
    expect(scripts.filter((attributes) => !/src=|json/.test(attributes))).toEqual(['']);
    expect(html).toContain('<script>/*head*/</script>');
    expect(html).not.toContain('nonce');
    expect(html).not.toMatch(/ style="| hidden/);
  });

  it('SSR-05 SSR-08 has a long section in place, not revealed by a script', async () => {
    const { html } = await page('/slots/', () => 'x'.repeat(50_000));
    expect(html).toMatch(/<h1>Frame<\/h1>(<!--.*?-->)*x{50000}/);
    expect(html).not.toContain('<p>Loading</p>');
  });

  it.each([
    ['1', true],
    ['0', false],
  ])(
    'COMP-05 STATE-05 allows the head script to read emulation from the URL only with EMULATION=1: EMULATION=%s',
    async (EMULATION, may) => {
      const { html } = await page('/slots/', undefined, { EMULATION });
      expect(/<html[^>]* data-emulation=""/.test(html)).toBe(may);
    },
  );

  it('SSR-02 contains its state and each response that it was rendered from, once', async () => {
    const { html } = await page('/en-IE/slots/?page=2&provider=alder');
    const [, json = ''] = /<script type="application\/json" id="page">([^<]+)</.exec(html) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      path: '/slots/',
      search: 'page=2&provider=alder',
      match: { key: 'slots', params: {} },
      siteUrl: expect.stringMatching(siteScript),
    });
    const keys = [...html.matchAll(/data-key="([^"]+)"/g)].map(([, key]) => key);
    expect(keys).toHaveLength(new Set(keys).size);
    expect(keys).toContain('api/v1/feeds/jackpots/?culture=en-IE');
  });

  it('SSR-08 is complete at any length, and contains nothing of another page', async () => {
    const before = await page('/slots/', () => 'before');
    const long = 'ñ→'.repeat(200_000);
    const { html } = await page('/slots/', () => long);
    expect(html).toContain(long);
    expect(html.length - before.html.length).toBe(long.length - 'before'.length);
    expect(html.slice(0, 5)).toBe(before.html.slice(0, 5));
    expect(html.endsWith('</html>')).toBe(true);
    const after = await page('/slots/', () => 'after');
    expect(after.html.length).toBe(before.html.length - 1);
    expect(after.html.endsWith('</html>')).toBe(true);
  });

  it('SEO-06 SSR-07 starts with the viewport, the head script and the rest of the head, in this order', async () => {
    const { html } = await page('/slots/');
    const [head = ''] = html.split('</head>');
    const order = [
      '<meta charset',
      'name="viewport"',
      '/*head*/',
      '/*en*/',
      '<title>',
      'rel="canonical"',
      '/assets/boot.js',
    ];
    const places = order.map((part) => head.indexOf(part));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(head).not.toMatch(/user-scalable|maximum-scale/);
  });

  it('PERF-01 preloads the display font after the head, so that the first paint does not wait for it', async () => {
    const { html } = await page('/slots/');
    const [head = '', body = ''] = html.split('</head>');
    expect(head).not.toContain('as="font"');
    expect(body).toMatch(
      /^<body><link rel="preload" as="font" type="font\/woff2" href="\/assets\/en\.woff2" crossorigin>/,
    );
  });

  it('PERF-01 lists the modules of its own page, each once, after its imports', async () => {
    const modulesOf = ({ html }: { html: string }) => /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
    const [site, ...modules] = modulesOf(await page('/slots/'));
    expect(site).toMatch(siteScript);
    expect(modules).toEqual(['/assets/react.js', '/assets/category.js', '/assets/frame.js', '/assets/main.js']);
    expect(modulesOf(await page('/'))).toEqual([site, '/assets/react.js', '/assets/frame.js', '/assets/main.js']);
  });

  it('ERR-01 rejects when the frame cannot be rendered, and is not cached', async () => {
    const environment = { FAULTS: '1' };
    const site = testSite(() => Promise.resolve(feed), { environment });
    const visitor = { requestId: 'r', signal: new AbortController().signal, wantsComplete: true, fault: 'shell' };
    await expect(site.pages.get(site.target('/slots/'), visitor)).rejects.toThrow('"shell" fails on purpose');
    expect(site.cache.size).toBe(0);
  });

  it('ERR-01 is not cached when a section of it failed', async () => {
    const { outcome, entries, cache } = await page('/slots/', () => {
      throw new Error('a broken part');
    });
    expect(outcome).toMatchObject({ kind: 'page', isCacheable: false });
    expect(entries).toContainEqual(expect.objectContaining({ code: 'page.render.error', message: 'a broken part' }));
    expect(cache.size).toBe(0);
  });

  it.each([
    ['', 0],
    ['http://127.0.0.1:9', 1],
  ])('OPS-01 shows an error with its stack only during development: DEV_RELOAD_URL=%s', async (url, times) => {
    const broken = () => {
      throw new Error('a <broken> part');
    };
    const { html } = await page('/slots/', broken, { DEV_RELOAD_URL: url });
    const shownFailure = /<pre data-failure>Error: a &lt;broken&gt; part\n +at broken .*complete\.test\.ts:\d+/g;
    expect([...html.matchAll(shownFailure)]).toHaveLength(times);
    expect(html.split('client.js')).toHaveLength(1 + times);
    expect((await page('/slots/', undefined, { DEV_RELOAD_URL: url })).html).not.toContain('data-failure');
  });
});
