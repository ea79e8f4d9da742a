import express from 'express';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sitemapEndpoint } from '../../../../server/seo/sitemap/endpoint.ts';
import { createPurges } from '../../../../server/cache/purges.ts';
import type { Environment } from '../../../../server/config/read.ts';
import type { AppContext } from '../../../../server/context.ts';
import { failed, type Result } from '../../../../shared/data/resource.ts';
import { fakeUpstream } from '../support/fake-upstream.ts';
import { listen } from '../support/listen.ts';
import { resolvedFor } from '../support/resolved-request.ts';
import { recordingLog } from '../support/recording-log.ts';
import { testConfig } from '../support/test-config.ts';

type Respond = (offset: number, limit: number) => Result<unknown> | Promise<Result<unknown>>;

const many = 2_000;
const gamesFrom = (offset: number, limit: number): Result<unknown> => ({
  state: 'found',
  data: {
    items: Array.from({ length: Math.max(0, Math.min(limit, many - offset)) }, (_, index) => ({
      path: `/slots/game-${offset + index}/`,
      updatedAt: 'x',
    })),
    total: many,
    offset,
    limit,
    updatedAt: 'x',
  },
});

/**
 * A server with sitemaps only, whose game list comes from `reply`. `handled` resolves when a request has
 * been handled, `left` when its connection has closed.
 */
async function serve(reply: Respond, environment: Environment = {}) {
  const config = testConfig(environment);
  const purges = createPurges();
  const { upstream, requested } = fakeUpstream(({ path }) => {
    const { searchParams } = new URL(path, 'http://x');
    return reply(Number(searchParams.get('offset')), Number(searchParams.get('limit')));
  });
  const { log, codes } = recordingLog();
  const endpoint = sitemapEndpoint({ config, upstream, purges, log } as unknown as AppContext);
  const [handled, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const app = express();
  app.use(resolvedFor(config.brands[0]));
  app.use(async (incoming, response, next) => {
    response.once('close', () => left.resolve());
    await endpoint(incoming, response, next);
    handled.resolve();
  });
  const { port } = await listen(app);
  const sendRequest = (path: string, method = 'GET', headers = {}) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers, agent: false });
    outgoing.on('error', () => undefined).end();
    return outgoing;
  };
  return {
    codes,
    purges,
    sendRequest,
    requested,
    async reply(path: string, method?: string, headers?: Record<string, string>) {
      const [incoming] = (await once(sendRequest(path, method, headers), 'response')) as [IncomingMessage];
      return incoming;
    },
    handled: handled.promise,
    left: left.promise,
  };
}

const part = '/sitemap-en-GB-games-1.xml';

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of incoming) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

describe('the sitemap response', () => {
  it('SEO-03 is XML that may be cached for an hour', async () => {
    const server = await serve(gamesFrom);
    const incoming = await server.reply(part);
    expect(incoming.statusCode).toBe(200);
    expect(incoming.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/xml/),
      'cache-control': 'public, max-age=3600',
    });
    const xml = (await bodyOf(incoming)).toString();
    expect(xml.match(/<loc>/g)).toHaveLength(many);
    expect(xml.endsWith('</urlset>\n')).toBe(true);
    expect(server.codes()).toEqual([]);
  });

  it('SEO-03 is generated once for concurrent and later requests, and compressed with gzip on request', async () => {
    const server = await serve(gamesFrom);
    const read = async (headers?: Record<string, string>) => bodyOf(await server.reply(part, 'GET', headers));
    const [one, other] = await Promise.all([read(), read()]);
    const incoming = await server.reply(part, 'GET', { 'accept-encoding': 'br, gzip' });
    expect(incoming.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    const zipped = gunzipSync(await bodyOf(incoming));
    expect([other.equals(one), zipped.equals(one)]).toEqual([true, true]);
    expect(server.requested).toHaveLength(many / 1_000);
  });

  it('OPS-07 is generated again after a purge of a game, and has its tags for CDNs', async () => {
    const server = await serve(gamesFrom, { CDN_TAGS: '1' });
    const { headers } = await server.reply(part);
    expect(headers['surrogate-key']).toBe('brand:en culture:en-GB feed:site-map game:*');
    const before = server.requested.length;
    server.purges.applyHere({ tags: ['culture:en-IE', 'promotion:welcome'], hard: true });
    await server.reply(part);
    expect(server.requested).toHaveLength(before);
    server.purges.applyHere({ tags: ['game:game-7'], hard: false });
    await server.reply(part);
    expect(server.requested).toHaveLength(2 * before);
  });

  it('SEO-03 has status and headers only for HEAD, with a single call to the service', async () => {
    const server = await serve(gamesFrom);
    const incoming = await server.reply(part, 'HEAD');
    expect([incoming.statusCode, incoming.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
    expect((await bodyOf(incoming)).length).toBe(0);
    expect(server.requested).toHaveLength(1);
    expect((await server.reply('/sitemap-en-GB-games-9.xml', 'HEAD')).statusCode).toBe(404);
  });

  it('OPS-07 has the tags of GET for HEAD, also before it is cached', async () => {
    const server = await serve(gamesFrom, { CDN_TAGS: '1' });
    const { headers } = await server.reply(part, 'HEAD');
    expect([headers['surrogate-key'], headers['cache-tag']]).toEqual([
      'brand:en culture:en-GB feed:site-map game:*',
      'brand:en,culture:en-GB,feed:site-map,game:*',
    ]);
  });

  it.each(['/sitemap.xml', part])('SEO-03 SEO-07 for %s is 503 while its service fails', async (path) => {
    const server = await serve(() => failed);
    const incoming = await server.reply(path);
    expect(incoming.statusCode).toBe(503);
    expect(incoming.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    expect(server.codes()).toEqual(['sitemap.failed']);
  });

  it.each([
    ['a file past the end', '/sitemap-en-GB-games-9.xml'],
    ['an unknown section', '/sitemap-en-GB-nonsense-1.xml'],
    ['another page', '/slots/'],
  ])('SEO-03 is left to the next middleware for %s', async (_, path) => {
    const server = await serve(gamesFrom);
    const incoming = await server.reply(path);
    // Without another middleware, Express responds with 404.
    expect(incoming.statusCode).toBe(404);
    expect(incoming.headers['cache-control']).toBeUndefined();
  });

  it('SEO-03 SEO-07 is 503 when a service fails midway, so that half a list does not look complete', async () => {
    const server = await serve((offset, limit) => (offset < 1_000 ? gamesFrom(offset, limit) : failed));
    const incoming = await server.reply(part);
    expect(incoming.statusCode).toBe(503);
    expect(incoming.headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
    expect(server.codes()).toEqual(['sitemap.failed']);
  });

  it('SEO-03 responds with 304 to a matching ETag, compressed or not, by GET and HEAD', async () => {
    const server = await serve(gamesFrom);
    for (const headers of [{}, { 'accept-encoding': 'gzip' }]) {
      const first = await server.reply(part, 'GET', headers);
      const { etag = '' } = first.headers;
      expect([etag, (await bodyOf(first)).length > 0]).toEqual([expect.stringMatching(/^W\/"[\w-]+"$/), true]);
      for (const method of ['GET', 'HEAD']) {
        const again = await server.reply(part, method, { ...headers, 'if-none-match': etag });
        expect([again.statusCode, again.headers.etag]).toEqual([304, etag]);
        const other = await server.reply(part, method, { ...headers, 'if-none-match': 'W/"other"' });
        expect([other.statusCode, (await bodyOf(other)).length > 0]).toEqual([200, method === 'GET']);
      }
    }
  });

  it.each([
    ['while it is written', (offset: number) => offset > 0],
    ['before it has started', () => true],
  ])('SEO-03 logs no error when the client disconnects %s', async (_, isHeld) => {
    const reached = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const server = await serve(async (offset, limit) => {
      if (isHeld(offset)) {
        reached.resolve();
        await released.promise;
      }
      return gamesFrom(offset, limit);
    });
    const outgoing = server.sendRequest(part);
    await reached.promise;
    outgoing.destroy();
    await server.left;
    released.resolve();
    await server.handled;
    expect(server.codes()).toEqual([]);
  });
});
