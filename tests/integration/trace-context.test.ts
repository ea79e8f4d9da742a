import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { logEntryOf } from '../../shared/logging/entry.ts';
import { startFaultProxy } from './support/fault-proxy.ts';
import { crawler, sendRequest, type RequestOptions } from './support/send-request.ts';
import { startSite } from './support/site.ts';

const services = await startFaultProxy(inject('servicesOrigin'));
const site = await startSite({ servicesOrigin: services.origin });
afterAll(() => site.stop());

const randomTraceId = () => randomBytes(16).toString('hex');
const parentId = 'b7ad6b7169203331';
const traceparentPattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([0-3])$/;

/** Calls of a trace, with their fields of `traceparent`. */
const callsOf = (traceId: string) =>
  services.calls.flatMap((call) => {
    const [, id, spanId, flags] = traceparentPattern.exec(String(call.headers['traceparent'])) ?? [];
    return id === traceId ? [{ ...call, spanId, flags }] : [];
  });

/** Sends a request of a new trace. Resolves with the calls that it caused. */
async function send(path: string, options: RequestOptions = {}, traceId = randomTraceId()) {
  const headers = { traceparent: `00-${traceId}-${parentId}-01`, tracestate: 'rojo=1', ...options.headers };
  const { status } = await sendRequest(site.port, path, { ...options, headers });
  return { status, calls: callsOf(traceId) };
}

const entry = logEntryOf('LogInfo', 'A test', '', {
  name: 'Test',
  domain: 'en.localhost',
  url: 'http://en.localhost/',
  referral: '',
  cookies: '',
  userAgent: 'test',
});

const post = (value: unknown): RequestOptions => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  body: JSON.stringify(value),
});

describe('the trace of a request', () => {
  it('OPS-09 goes to every service that a page calls, with a span id for each call and not sampled', async () => {
    const { status, calls } = await send('/slots/', { headers: crawler });
    expect(status).toBe(200);
    expect(calls.length).toBeGreaterThan(3);
    expect(new Set([parentId, ...calls.map(({ spanId }) => spanId)]).size).toBe(calls.length + 1);
    for (const { flags, headers } of calls) expect([flags, headers['tracestate']]).toEqual(['0', 'rojo=1']);
  });

  it.each<[name: string, path: string, options: RequestOptions, called: string]>([
    [
      'a form',
      '/api/newsletter',
      post({ culture: 'en-GB', name: 'Ann', email: 'ann@mail.example', consent: { given: true, textVersion: '1' } }),
      '/profile/',
    ],
    ['log entries', '/api/log-entries', post({ entries: [{ call: 'LogInfo', entry }] }), '/log/LogInfo'],
    ['a forwarded POST', '/log/LogInfo', post(entry), '/log/LogInfo'],
    ['a forwarded read', '/geo/?brand_code=SC', {}, '/geo/'],
    ['a read of content', '/api/v1/feeds/winners/?culture=en-GB', {}, '/api/v1/feeds/winners/'],
    ['an icon', '/favicon.ico', {}, '/images/'],
    ['a sitemap', '/sitemap.xml', {}, '/api/v1/games/site-map/'],
  ])('OPS-09 goes on with %s', async (_name, path, options, called) => {
    const { calls } = await send(path, options);
    expect(calls.map(({ url }) => url)).toContainEqual(expect.stringContaining(called));
  });

  it('OPS-09 is new where none arrives or it is malformed, and is in the log', async () => {
    for (const traceparent of ['', `00-${'0'.repeat(32)}-${parentId}-01`]) {
      const requestId = `malformed-${randomTraceId()}`;
      const headers = { traceparent, 'x-request-id': requestId };
      await sendRequest(site.port, `/?q=${requestId}`, { headers });
      const done = () => site.log.find((line) => line['code'] === 'request.done' && line['requestId'] === requestId);
      await vi.waitFor(() => expect(done()).toBeDefined(), 30_000);
      const traceId = String(done()?.['traceId']);
      expect(callsOf(traceId).map(({ headers: sent }) => sent['x-request-id'])).toContain(requestId);
      expect(callsOf(traceId)[0]?.headers).not.toHaveProperty('tracestate');
    }
  });

  it('OPS-09 of shared work is that of the request that started it', async () => {
    const traceIds = [randomTraceId(), randomTraceId()];
    await Promise.all(traceIds.map((traceId) => send('/casino/', { headers: crawler }, traceId)));
    const withCalls = traceIds.filter((traceId) => callsOf(traceId).length > 0);
    expect(withCalls).toHaveLength(1);
  });

  it('OPS-09 is in the log lines of its request', async () => {
    const traceId = randomTraceId();
    const { status } = await send('/geo/', { method: 'PUT' }, traceId);
    expect(status).toBe(405);
    const host = { host: 'nobody.example' };
    await send('/', host, traceId);
    await send(`/?${'x'.repeat(9_000)}`, {}, traceId);
    const codes = () => site.log.filter((line) => line['traceId'] === traceId).map(({ code }) => String(code));
    const expected = ['request.done', 'request.done', 'request.refused', 'request.refused'];
    await vi.waitFor(
      () => expect(codes().toSorted((one, other) => one.localeCompare(other))).toEqual(expected),
      10_000,
    );
  });
});
