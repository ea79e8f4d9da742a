import express from 'express';
import type { IncomingMessage, RequestListener } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { serveIcons } from '../../../../server/static/icons.ts';
import { listen } from '../support/listen.ts';
import { testHttpClient } from '../support/test-http-client.ts';
import { resolvedFor, testRequestId } from '../support/resolved-request.ts';
import { testBrand } from '../support/test-config.ts';

/** A site whose image service responds with `draw`. */
async function createSite(draw: RequestListener) {
  const requests: IncomingMessage[] = [];
  const service = await listen((request, response) => {
    requests.push(request);
    draw(request, response);
  });
  const { httpClient, log, entries } = testHttpClient();
  const brandConfig = testBrand('en', { IMAGE_ORIGIN: service.origin });
  const app = express();
  app.use(resolvedFor(brandConfig), serveIcons({ httpClient, log }));
  return { origin: (await listen(app)).origin, requests, entries };
}

describe('the images of a brand', () => {
  it('OPS-02 SEO-01 are requested with the request id', async () => {
    const { origin, requests, entries } = await createSite((_, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end('picture');
    });
    const response = await fetch(`${origin}/share.jpg`);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'image/jpeg',
      'picture',
    ]);
    expect(requests[0]?.headers['x-request-id']).toBe(testRequestId);
    expect(entries).toEqual([]);
  });

  it('PWA-01 include /favicon.ico, an ICO file with a PNG', async () => {
    const png = Buffer.from('a picture');
    const { origin, requests } = await createSite((_, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).end(png);
    });
    const response = await fetch(`${origin}/favicon.ico`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
    expect(requests[0]?.url).toMatch(/\/icons\/\w+\?w=48&f=png$/);
    const ico = Buffer.from(await response.arrayBuffer());
    const [type, count, length, offset] = [
      ico.readUInt16LE(2),
      ico.readUInt16LE(4),
      ico.readUInt32LE(14),
      ico.readUInt32LE(18),
    ];
    expect([type, count, ico.readUInt8(6)]).toEqual([1, 1, 48]);
    expect(ico.subarray(offset, offset + length)).toEqual(png);
  });

  it('OPS-02 API-04 get 404 and a log entry when their service fails, except favicon.svg', async () => {
    const { origin, entries } = await createSite((_, response) => response.writeHead(500).end());
    for (const path of ['/share.jpg', '/icon-192.png']) {
      expect((await fetch(origin + path)).status).toBe(404);
    }
    const failure = {
      level: 'error',
      code: 'picture.failed',
      requestId: testRequestId,
      message: 'Error: status 500, undefined',
    };
    expect(entries).toEqual([
      { ...failure, path: '/share.jpg' },
      { ...failure, path: '/icon-192.png' },
    ]);
    expect(await (await fetch(`${origin}/favicon.svg`)).text()).toMatch(/^<svg/);
  });

  it.each([
    ['HTML', 'text/html', '<html>oops'],
    ['JSON', 'application/json', '{}'],
    ['an empty body', 'image/jpeg', ''],
    ['no content type', '', 'picture'],
  ])('API-02 API-04 get 404 with no-store when their service responds with %s', async (_, type, body) => {
    const { origin, entries } = await createSite((_request, response) => {
      response.writeHead(200, { ...(type && { 'content-type': type }), 'content-length': body.length }).end(body);
    });
    const response = await fetch(`${origin}/share.jpg`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect(entries).toMatchObject([{ code: 'picture.failed' }]);
  });

  it('SSR-06 OPS-02 log no failure when the client disconnects', async () => {
    const { origin, requests, entries } = await createSite(() => undefined);
    const disconnect = new AbortController();
    const gone = fetch(`${origin}/share.jpg`, { signal: disconnect.signal });
    await vi.waitFor(() => expect(requests).toHaveLength(1), 10_000);
    const ended = new Promise((resolve) => requests[0]?.once('close', resolve));
    disconnect.abort();
    await expect(gone).rejects.toThrow();
    await ended;
    await new Promise(setImmediate);
    expect(entries).toEqual([]);
  });
});
