import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../../../../server/services/http/app.ts';
import { createClock } from '../../../../server/services/http/clock.ts';
import { clear, type Endpoint, get, getConstant, post } from '../../../../server/services/http/endpoint.ts';
import { optional } from '../../../../server/services/http/query.ts';
import { caching, json, noContent } from '../../../../server/services/http/response.ts';

const appOf = (endpoints: readonly Endpoint[]) =>
  createApp({
    endpoints,
    cors: () => ({ Vary: 'Origin' }),
    readClock: createClock(true),
    log: pino({ level: 'silent' }),
    faults: undefined,
  });

/** Serves the endpoints. The returned function requests a path as it is written; fetch would normalise it. */
async function serve(...endpoints: Endpoint[]) {
  const server = createServer(appOf(endpoints)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (path: string, method = 'GET', headers: Record<string, string> = {}, body?: string) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }).end(body);
    const [response] = await once(sent, 'response');
    return { status: response.statusCode as number, headers: response.headers, body: await text(response) };
  };
}

const named = (path: string) => get(path, {}, (_, { params }) => json({ path, params }, caching.never));

describe('routes of the services', () => {
  const endpoints = [
    named('/api/v1/games/'),
    named('/api/v1/voucher'),
    post('/api/v1/voucher', v.object({ voucher: v.string() }), ({ voucher }) => json(voucher, caching.never)),
    named('/images/games/special'),
    named('/images/games/:file'),
    clear('/_requests', noContent),
  ];

  it.each([
    ['/api/v1/games/', '/api/v1/games/', {}],
    ['/api/v1/games', '/api/v1/games/', {}],
    ['/api/v1/voucher/?a=b', '/api/v1/voucher', {}],
    ['/images/games/a%20b.0', '/images/games/:file', { file: 'a b.0' }],
    ['/images/games/special', '/images/games/special', {}],
  ])('API-03 %s is served by %s', async (url, path, params) => {
    const send = await serve(...endpoints);
    const { status, body } = await send(url);
    expect([status, JSON.parse(body)]).toEqual([200, { path, params }]);
  });

  it.each([
    ['GET', '/api/v1/', 404],
    ['GET', '/api/v1/Games/', 404],
    ['GET', '/api/v1/games//', 404],
    ['GET', '/images/games/', 404],
    ['GET', '/images/games/a/b', 404],
    ['OPTIONS', '/api/v1/', 404],
    ['GET', '/', 404],
    ['GET', '/images/games/%E0%A4%A', 400],
    ['GET', `/api/v1/games/?q=${'x'.repeat(8200)}`, 414],
    ['PUT', '/api/v1/games/', 405],
    ['HEAD', '/_requests', 405],
  ])('API-03 %s %s is a problem %i', async (method, url, expected) => {
    const send = await serve(...endpoints);
    const { status, headers, body } = await send(url, method);
    expect([status, headers['content-type']]).toEqual([expected, 'application/problem+json; charset=utf-8']);
    if (method !== 'HEAD') expect(JSON.parse(body)).toMatchObject({ type: 'about:blank', status: expected });
  });

  it('API-03 name the methods of a path to OPTIONS and to a method that it does not have', async () => {
    const send = await serve(...endpoints);
    const replies = [await send('/api/v1/voucher', 'OPTIONS'), await send('/api/v1/voucher', 'DELETE')];
    expect(replies.map(({ status, headers }) => [status, headers.allow])).toEqual([
      [204, 'GET, POST, HEAD, OPTIONS'],
      [405, 'GET, POST, HEAD, OPTIONS'],
    ]);
  });

  it.each([
    ['{"voucher":"A"}', {}, 200],
    ['{"voucher":"A"}', { 'content-type': 'text/plain' }, 200],
    ['{"voucher":1}', {}, 400],
    ['{"voucher"', {}, 400],
    ['', {}, 400],
    ['{"voucher":"A"}', { 'content-encoding': 'unknown' }, 415],
    [JSON.stringify({ voucher: 'A'.repeat(20_000) }), {}, 413],
    [JSON.stringify({ voucher: 'A'.repeat(20_000) }), { 'transfer-encoding': 'chunked' }, 413],
  ])('API-03 SEC-03 a POST of %.20j with %j is %i', async (sent, headers, expected) => {
    const send = await serve(...endpoints);
    expect((await send('/api/v1/voucher', 'POST', headers, sent)).status).toBe(expected);
  });

  it.each([
    ['/api/v1/voucher', 'POST', '<sent>'],
    ['/api/v1/voucher', 'POST', '{"voucher":["<sent>"]}'],
    ['/api/v1/voucher', 'POST', '{"voucher":1,"<sent>":2}'],
    ['/api/v1/voucher', 'POST', '"<sent>"'],
    ['/images/games/%E0%A4%A<sent>', 'GET', undefined],
  ])('SEC-05 a problem with %s as %s does not repeat the request', async (path, method, sent) => {
    const send = await serve(...endpoints);
    const { status, body } = await send(path, method, {}, sent);
    expect(status).toBe(400);
    expect(body).not.toContain('sent>');
  });

  it('API-03 respond with 500 and no details when an endpoint fails', async () => {
    const send = await serve(
      get('/broken', {}, () => {
        throw new Error('a secret');
      }),
    );
    const { status, body } = await send('/broken');
    expect([status, JSON.parse(body)]).toEqual([
      500,
      { type: 'about:blank', title: 'Internal Server Error', status: 500 },
    ]);
  });
});

describe('conditional requests', () => {
  it.each([{}, { 'cache-control': 'no-cache', pragma: 'no-cache' }])(
    'API-03 are 304 when If-None-Match has the ETag, also with the headers that fetch adds: %j',
    async (added) => {
      const send = await serve(named('/api/v1/games/'));
      const { headers } = await send('/api/v1/games/');
      const again = await send('/api/v1/games/', 'GET', { 'if-none-match': String(headers.etag), ...added });
      expect([again.status, again.headers.etag, again.body]).toEqual([304, headers.etag, '']);
    },
  );
});

describe('constant responses', () => {
  it('PERF-01 are computed once for each URL, also for HEAD', async () => {
    const handler = vi.fn(() => json(1, caching.catalogue));
    const send = await serve(getConstant('/constant', {}, handler));
    const replies = [
      await send('/constant?a=1'),
      await send('/constant?a=1'),
      await send('/constant?a=1', 'HEAD'),
      await send('/constant?a=2'),
    ];
    expect(replies.map(({ status, body }) => [status, body])).toEqual(
      [200, 200, 200, 200].map((status, index) => [status, index === 2 ? '' : '1']),
    );
    expect(new Set(replies.map(({ headers }) => headers.etag))).toHaveLength(1);
    expect(handler).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['an emulated time', 'dem=2026-12-24', () => json(1, caching.catalogue), 'no-store'],
    ['another status than 200', '', () => ({ ...json(1, caching.missing), status: 404 }), caching.missing],
  ])('PERF-01 COMP-05 are not cached with %s', async (_, query, respond, cacheControl) => {
    const handler = vi.fn(respond);
    const send = await serve(getConstant('/constant', { dem: optional(v.string()) }, handler));
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await send(`/constant?${query}`)).headers['cache-control']).toBe(cacheControl);
    }
    expect(handler).toHaveBeenCalledTimes(2);
  });
});

describe('the address of a client', () => {
  const app = appOf([]);

  it.each([
    ['127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['10.2.3.4', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['10.2.3.4', '203.0.113.7, 192.168.1.1', '203.0.113.7'],
    ['fd00::1', '203.0.113.7', '203.0.113.7'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['203.0.113.9', '203.0.113.7', '203.0.113.9'],
  ])('SEC-06 connected from %s, forwarded for %s, is %s', (remoteAddress, forwarded, expected) => {
    const { ip } = Object.assign(Object.create(app.request) as typeof app.request, {
      socket: { remoteAddress },
      headers: { 'x-forwarded-for': forwarded },
    });
    expect(ip).toBe(expected);
  });

  it('SEC-06 is the network of an IPv6 address', async () => {
    const send = await serve(get('/key', {}, (_, { clientKey }) => json(clientKey, caching.never)));
    const keyOf = async (address: string) => (await send('/key', 'GET', { 'x-forwarded-for': address })).body;
    expect(await keyOf('2001:db8:1:2::a')).toBe(await keyOf('2001:db8:1:2:ffff::b'));
    expect(await keyOf('2001:db8:1:2::a')).not.toBe(await keyOf('2001:db9:1:2::a'));
  });
});
