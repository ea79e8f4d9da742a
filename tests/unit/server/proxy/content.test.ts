import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { contentCallOf } from '../../../../server/proxy/content-calls.ts';
import { sanitiseResponse } from '../../../../server/upstream/sanitise.ts';
import { blogHome } from '../../../../shared/data/blog.ts';
import { checkResponse } from '../../../../shared/data/schemas.ts';
import { isRecord } from '../../../../shared/data/is-record.ts';
import { calls } from '../../../../scripts/documents/calls/calls.ts';
import type { Call } from '../../../../scripts/documents/calls/call.ts';
import { readExamples, requestOf } from '../../../../scripts/documents/examples.ts';
import { root } from '../../../../scripts/run/root.ts';
import { createSite } from '../support/proxying-site.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const send =
  (body: string, { status = 200, ...headers }: { status?: number; [header: string]: string | number } = {}): Handler =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
const json = (value: unknown, headers = {}) => send(JSON.stringify(value), headers);

const examples = await readExamples(root);

/** Path and query of every recorded example of a read of the content API, with its response. */
const rows = calls
  .filter(({ service, method, id }) => service === 'Content' && method === 'get' && id !== 'checkVoucher')
  .flatMap((call) =>
    Object.entries(examples[call.id] ?? {}).map(([name, { request, response }]) => {
      const [{ pathname, search }] = requestOf(call, request, 'http://site');
      return { title: `${call.id} ${name}`, path: pathname + search, response, call };
    }),
  );
const reads = rows.filter(({ path }) => !path.includes('/preview/'));
const drafts = rows.filter(({ path }) => path.includes('/preview/'));

/** The response that the contract's schema reads. */
function wholeOf({ response: schema }: Call, response: unknown): unknown {
  const checked = typeof schema === 'object' ? checkResponse(schema, response) : { problem: 'no JSON' };
  if ('problem' in checked) throw new Error(checked.problem);
  return JSON.parse(JSON.stringify(sanitiseResponse(checked.data)));
}

/** A copy whose first game is in a group that Germany bans, and the slug of that game. Empty without games. */
function withBannedGame(response: unknown): [banned: unknown, slug: string][] {
  const slugs: string[] = [];
  const banned: unknown = JSON.parse(JSON.stringify(response), (_, value: unknown) => {
    if (slugs.length > 0 || !isRecord(value) || typeof value['slug'] !== 'string') return value;
    const isGame = Array.isArray(value['groups']) && 'popularity' in value;
    if (!isGame && typeof value['group'] !== 'string') return value;
    slugs.push(value['slug']);
    return isGame ? { ...value, groups: ['roulette'] } : { ...value, group: 'roulette' };
  });
  return slugs.map((slug) => [banned, slug]);
}

const queryOf = (url: string) => new URL(url, 'http://site').searchParams.toString().split('&').sort();

const unavailable = { 'content-type': 'application/problem+json; charset=utf-8', 'cache-control': 'no-store' };

describe.each(reads)('the call $title', ({ path, response, call }) => {
  it('API-01 API-02 API-05 is sent once for concurrent requests of browsers and pages, and has the whole response', async () => {
    const reply = json(response, { 'cache-control': 'public, max-age=60' });
    const { sendRequest, requests, upstream, brandConfig } = await createSite(reply);
    const { pathname, searchParams } = new URL(path, brandConfig.origin);
    const found = contentCallOf(brandConfig, pathname.replace('/api', ''), searchParams);
    if (!found || 'refused' in found) throw new Error(`[test] ${path} is no call.`);
    const page = upstream.read(brandConfig, found.resource, { requestId: 'page' });
    const replies = await Promise.all(Array.from({ length: 3 }, () => sendRequest(path)));
    expect((await page).state).toBe('found');
    for (const { status, headers, body } of replies) {
      expect([status, JSON.parse(body)]).toEqual([200, wholeOf(call, response)]);
      expect(headers).toMatchObject({ age: '0', 'cache-control': 'public, max-age=60', 'x-robots-tag': 'noindex' });
    }
    expect(requests.map(({ url = '' }) => queryOf(url))).toEqual([queryOf(path)]);
    const { etag = '' } = replies[0]?.headers ?? {};
    expect((await sendRequest(path)).headers.etag).toBe(etag);
    expect(await sendRequest(path, 'GET', { 'if-none-match': etag })).toMatchObject({ status: 304, body: '' });
    expect(requests).toHaveLength(1);
  });
});

it('API-02 every call is 502 and logged once when its response is malformed', async () => {
  const { sendRequest, codes } = await createSite(json('words'));
  for (const [index, { path }] of reads.entries()) {
    for (let times = 0; times < 2; times += 1)
      expect([path, await sendRequest(path)]).toMatchObject([path, { status: 502, headers: unavailable }]);
    expect([path, codes()]).toEqual([path, Array.from({ length: index + 1 }, () => 'upstream.failed')]);
  }
});

describe('the market of a call', () => {
  const withGames = reads.flatMap(({ title, path, response }) =>
    withBannedGame(response).map(([banned, slug]) => ({ title, path, banned, slug })),
  );

  it('COMP-03 matters for all calls with games', () => {
    expect(withGames.map(({ title }) => title.split(' ')[0])).toEqual(
      'listGames listExtendedGames listGamesByGroups listGamesForGroups getGameInfo listGamesForSiteMap getEmbed'.split(
        ' ',
      ),
    );
  });

  it.each(withGames)('COMP-03 removes the games that it bans from $title', async ({ title, path, banned, slug }) => {
    const { sendRequest } = await createSite(json(banned), { brand: 'de' });
    const { status, body } = await sendRequest(path.replace('culture=en-GB', 'culture=de-DE'));
    const isItem = /^(?:getGameInfo|getEmbed) /.test(title);
    expect([status, body.includes(`"slug":"${slug}"`)]).toEqual([isItem ? 404 : 200, false]);
  });
});

const list = '/api/v1/blog/posts/latest/?culture=en-GB&limit=2';
const text = '/api/v1/cms/terms/?culture=en-IE&key=bonus';
const terms = { key: 'bonus', title: 'Terms', version: '1', effectiveFrom: '2026-01-01' };

describe('reads of the content API', () => {
  it.each(drafts.map(({ path }) => path))('PAGE-10 SEC-09 are 404 for drafts: %s', async (path) => {
    const { sendRequest, requests } = await createSite(json({ draft: true }));
    const folder = path.replace(/preview\/.*/, '');
    for (const spelling of ['preview/', 'preview', '%70review/', 'preview%2f', './preview/', 'preview;x/', 'preview/%'])
      expect([spelling, (await sendRequest(`${folder}${spelling}?culture=en-GB`)).status]).toEqual([spelling, 404]);
    expect((await sendRequest(path)).status).toBe(404);
    expect(requests).toEqual([]);
  });

  it('API-02 are 404 with the time limit of the service when it has no such item', async () => {
    const { sendRequest, codes, requests } = await createSite(json({}, { status: 404, 'cache-control': 'max-age=10' }));
    for (let times = 0; times < 2; times += 1)
      expect(await sendRequest(text)).toMatchObject({
        status: 404,
        headers: { 'cache-control': 'max-age=10', 'content-type': 'application/problem+json; charset=utf-8' },
      });
    expect([codes(), requests.length]).toEqual([[], 1]);
  });

  it('API-05 are 503 with Retry-After and logged once while the service is down', async () => {
    const { sendRequest, requests, codes } = await createSite((incoming) => void incoming.socket.destroy());
    for (let times = 0; times < 2; times += 1)
      expect(await sendRequest(list)).toMatchObject({
        status: 503,
        headers: { ...unavailable, 'retry-after': '5' },
        body: '{"type":"about:blank","title":"Service Unavailable","status":503}',
      });
    expect([codes(), requests.length]).toEqual([['upstream.failed'], 1]);
  });

  it.each<[string, Handler, number]>([
    ['times out', () => undefined, 503],
    ['sends 500', send('{}', { status: 500 }), 503],
    ['redirects', send('', { status: 302, location: '/x' }), 502],
    ['sends 404 without JSON', send('x', { status: 404, 'content-type': 'text/html' }), 502],
    ['sends a document', send('<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' }), 502],
    ['rejects the request', send('{}', { status: 400 }), 400],
  ])('API-04 API-05 have their status, and are logged once, when the service %s', async (_, handler, status) => {
    const { sendRequest, codes } = await createSite(handler, { timeoutMs: 200 });
    expect((await sendRequest(text)).status).toBe(status);
    expect(codes()).toEqual(['upstream.failed']);
  });

  it('API-05 are 503 without a call or a log entry while the circuit breaker is open', async () => {
    const { sendRequest, codes, requests } = await createSite(send('{}', { status: 500 }));
    const statuses = [];
    for (let limit = 1; limit <= 12; limit += 1) {
      const { status, headers } = await sendRequest(`/api/v1/blog/posts/latest/?culture=en-GB&limit=${limit}`);
      statuses.push([status, headers['retry-after']]);
    }
    expect(statuses).toEqual(Array.from({ length: 12 }, () => [503, '5']));
    expect(requests).toHaveLength(10);
    expect(codes().filter((code) => code === 'upstream.failed')).toHaveLength(10);
  });

  it('API-02 API-06 lack the bad items of a list, which are logged once', async () => {
    const { sendRequest, codes } = await createSite(
      json({ items: [{ id: 7 }, examples['getPost']?.['example']?.response] }),
    );
    const { body } = await sendRequest(list);
    expect((JSON.parse(body) as { items: object[] }).items).toHaveLength(1);
    expect(codes()).toEqual(['upstream.itemsDropped']);
  });

  it('SEC-02 have sanitised HTML, also in fields that pages do not read', async () => {
    const post = { ...(examples['getPost']?.['example']?.response as object), bodyHtml: '<p>x</p><script>y</script>' };
    const { sendRequest } = await createSite(json(post));
    const { body } = await sendRequest('/api/v1/blog/posts/?culture=en-GB&slug=x');
    expect(JSON.parse(body)).toMatchObject({ bodyHtml: '<p>x</p>' });
  });

  it.each([
    ['JSON', json({ ...terms, body: '<p onclick="x()"><a href="/terms/">T</a></p><script>x()</script>' })],
    ['HTML', send('<p><a href="/terms/">T</a></p><script>x()</script>', { 'content-type': 'text/html' })],
  ])('API-01 SEC-02 are JSON with links of the culture when the service sends %s', async (_, handler) => {
    const { sendRequest } = await createSite(handler);
    const { headers, body } = await sendRequest(text, 'GET', { accept: 'application/json, text/html;q=0.9' });
    expect(headers).toMatchObject({ 'content-security-policy': "default-src 'none'; sandbox" });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(body)).toMatchObject({ body: '<p><a href="/en-IE/terms/">T</a></p>' });
  });

  it('OPS-04 OPS-07 count towards the size of the cache by their body, once, and by their key and tags', async () => {
    // The text is half as long as its bytes.
    const { sendRequest, samples } = await createSite(json({ ...terms, body: `<p>${'é'.repeat(10_000)}</p>` }));
    const { headers, body } = await sendRequest(text);
    const { upstream_cache_bytes: size = 0 } = await samples(/^upstream_cache_bytes/);
    expect(body.length).toBeGreaterThan(10_000);
    expect(size).toBeGreaterThan(Number(headers['content-length']) + 512 + text.length);
    expect(size).toBeLessThan(Number(headers['content-length']) + 1_200);
    await sendRequest(text);
    expect(await samples(/^upstream_cache_bytes/)).toEqual({ upstream_cache_bytes: size });
  });

  it('OPS-07 have their tags for CDNs, which must not store an old response again after a purge', async () => {
    const state = { isDown: false };
    const reply = json({ ...terms, body: '<p>x</p>' }, { 'cache-control': 'public, max-age=60' });
    const { sendRequest, purges } = await createSite(
      (incoming, response) => (state.isDown ? void incoming.socket.destroy() : reply(incoming, response)),
      { sendsTags: true },
    );
    const before = await sendRequest(text);
    expect(before.headers).toMatchObject({
      // Another brand may serve the culture too.
      'surrogate-key': expect.stringMatching(/^brand:en culture:en-IE (?:brand:\w+ )*feed:bonus$/),
      'cache-control': 'public, max-age=60',
    });
    purges.applyHere({ tags: ['feed:bonus'], hard: false });
    state.isDown = true;
    const after = await sendRequest(text);
    expect([after.status, after.headers['cache-control'], after.body]).toEqual([200, 'private, no-store', before.body]);
  });

  it('API-01 have no body for HEAD', async () => {
    const { sendRequest } = await createSite(json({ ...terms, body: '<p>x</p>' }));
    const { body } = await sendRequest(text);
    const head = await sendRequest(text, 'HEAD');
    expect([head.status, head.headers['content-length'], head.body]).toEqual([200, String(body.length), '']);
  });

  it('SSR-06 abort the call when the client disconnects, and log nothing', async () => {
    const began = Promise.withResolvers<IncomingMessage>();
    const { begin, codes } = await createSite((incoming) => began.resolve(incoming));
    const disconnect = new AbortController();
    const left = begin(list, disconnect.signal).catch(() => 'left');
    const { socket } = await began.promise;
    disconnect.abort();
    await left;
    await expect.poll(() => socket.destroyed).toBe(true);
    expect(codes()).toEqual([]);
  });

  it('API-05 complete a shared call when the client that started it disconnects', async () => {
    const began = Promise.withResolvers<ServerResponse>();
    const { begin, upstream, brandConfig, requests } = await createSite((_, response) => began.resolve(response));
    const disconnect = new AbortController();
    const left = begin('/api/v1/blog/home/?culture=en-GB', disconnect.signal).catch(() => 'left');
    const response = await began.promise;
    const page = upstream.read(brandConfig, blogHome('en-GB'), { requestId: 'page' });
    disconnect.abort();
    await left;
    json({ featured: [] })(requests[0] as IncomingMessage, response);
    expect([(await page).state, requests.length]).toEqual(['found', 1]);
  });

  it.each([
    ['unknown paths', '/api/v1/things/?culture=en-GB', 404],
    ['paths in another spelling', '/api/v1/Blog/home/?culture=en-GB', 404],
    ['no culture', '/api/v1/blog/home/', 400],
    ['a culture of another brand', '/api/v1/blog/home/?culture=de-DE', 400],
    ['a missing parameter', '/api/v1/cms/terms/?culture=en-GB', 400],
    ['an invalid parameter', '/api/v1/blog/posts/latest/?culture=en-GB&limit=1000', 400],
    ['a repeated parameter', '/api/v1/cms/terms/?culture=en-GB&key=a&key=b', 400],
  ])('SEC-03 send no call for %s', async (_, path, status) => {
    const { sendRequest, requests } = await createSite(json({}));
    const reply = await sendRequest(path);
    expect(reply).toMatchObject({ status, headers: unavailable });
    expect(requests).toEqual([]);
  });

  it('API-05 share one call whatever else is in the query and the headers', async () => {
    const { sendRequest, requests } = await createSite(json({ ...terms, body: '<p>x</p>' }));
    await sendRequest(`${text}&utm_source=x`, 'GET', { accept: 'text/html', 'accept-language': 'de' });
    await sendRequest(`/api/v1/cms/terms/?key=bonus&culture=en-IE&dem=2026-12-24`);
    expect(requests.map(({ url, headers }) => [url, headers.accept])).toEqual([
      [text, 'application/json, text/html;q=0.9'],
    ]);
  });
});
