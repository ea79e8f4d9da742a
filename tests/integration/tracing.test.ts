import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { traceHeaders } from '../../server/telemetry/trace-context.ts';
import { logEntryOf } from '../../shared/logging/entry.ts';
import { type ReceivedSpan, startOtlpReceiver } from '../unit/server/support/otlp-receiver.ts';
import { startFaultProxy } from './support/fault-proxy.ts';
import { crawler, sendRequest, type RequestOptions } from './support/send-request.ts';
import { startSite } from './support/site.ts';

const receiver = await startOtlpReceiver();
afterAll(() => receiver.close());
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

/** The spans of a request, by its id. The first is the request's own. */
function spansOf(requestId: string): [request: ReceivedSpan, ...children: ReceivedSpan[]] {
  const request = receiver.spans.find(({ attributes }) => attributes['site.request_id'] === requestId);
  if (!request) throw new Error(`[test] No span of the request ${requestId} has arrived.`);
  return [request, ...receiver.spans.filter(({ parentSpanId }) => parentSpanId === request.spanId)];
}

describe('the spans of a site with a collector', () => {
  beforeAll(async () => {
    const recorded = await startSite({
      servicesOrigin: services.origin,
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, OTEL_SERVICE_NAME: 'test-site' },
    });
    for (const id of ['cold-page', 'cached-page'])
      await sendRequest(recorded.port, '/en-IE/slots/', { headers: { ...crawler, 'x-request-id': id } });
    await sendRequest(recorded.port, '/contact?name=visitor', { headers: { 'x-request-id': 'other-spelling' } });
    // The batches of spans wait for five seconds. A process that ends exports the rest.
    await recorded.stop();
  });

  it('OPS-09 OPS-03 follow a cold request from its gates to its compression, and are exported before the site ends', () => {
    const [request, ...children] = spansOf('cold-page');
    expect(request).toMatchObject({ name: 'GET slots', kind: 'server', parentSpanId: undefined, hasFailed: false });
    expect(request.attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'http.route': '/slots/',
      'site.route': 'slots',
      'site.brand': 'en',
      'site.culture': 'en-IE',
      'site.cache': 'miss',
      'site.request_id': 'cold-page',
    });
    const steps = children.filter(({ kind }) => kind === 'internal').map(({ name }) => name);
    expect(steps.toSorted()).toEqual(['page.compress', 'page.gates', 'page.render']);
    expect(children.map(({ traceId }) => traceId)).toEqual(children.map(() => request.traceId));
  });

  it('OPS-09 have one for each call, which the service receives as its parent', () => {
    const calls = spansOf('cold-page').filter(({ kind }) => kind === 'client');
    expect(calls.find(({ name }) => name === 'GET api/v1/games/')?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'server.address': '127.0.0.1',
    });
    const pageCalls = services.calls.filter(({ headers }) => headers['x-request-id'] === 'cold-page');
    const headers = calls.map((call) => traceHeaders({ ...call, flags: 3, state: '' })['traceparent']);
    expect(new Set(pageCalls.map((call) => call.headers['traceparent']))).toEqual(new Set(headers));
    expect(calls.length).toBeGreaterThan(3);
  });

  it('OPS-09 name the cache state of a hit, which calls nothing', () => {
    const [request, ...children] = spansOf('cached-page');
    expect(request.attributes).toMatchObject({ 'site.cache': 'hit', 'site.route': 'slots' });
    expect(children).toEqual([]);
  });

  it('OPS-09 SEC-09 have no URL, query or address of a visitor', () => {
    expect(spansOf('other-spelling')[0].attributes).toMatchObject({ 'site.route': 'redirect' });
    expect(JSON.stringify(receiver.spans)).not.toContain('visitor');
    const names = new Set(receiver.spans.flatMap(({ attributes }) => Object.keys(attributes)));
    expect([...names].filter((name) => /url|client|user|peer|network/.test(name))).toEqual([]);
  });
});

describe('a site without a collector', () => {
  it('OPS-09 does not load OpenTelemetry, which is a file of its own', () => {
    const [main, recorder] = ['site', 'opentelemetry'].map((name) => readFileSync(`dist/server/${name}.js`, 'utf8'));
    expect(main?.match(/import\("\.\/opentelemetry\.js"\)/g)).toHaveLength(1);
    expect(main).not.toMatch(/BatchSpanProcessor|OTLPTraceExporter/);
    expect(recorder).toMatch(/BatchSpanProcessor/);
    expect(recorder?.length).toBeLessThan(200_000);
  });
});
