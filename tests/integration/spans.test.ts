import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { traceHeaders } from '../../server/telemetry/trace-context.ts';
import { type ReceivedSpan, startOtlpReceiver } from '../unit/server/support/otlp-receiver.ts';
import { startFaultProxy } from './support/fault-proxy.ts';
import { crawler, sendRequest } from './support/send-request.ts';
import { startSite } from './support/site.ts';

const receiver = await startOtlpReceiver();
afterAll(() => receiver.close());
const services = await startFaultProxy(inject('servicesOrigin'));

const path = '/en-IE/slots/';

/** The spans of a request, by its id. The first is the request's own. */
function spansOf(requestId: string): [request: ReceivedSpan, ...children: ReceivedSpan[]] {
  const request = receiver.spans.find(({ attributes }) => attributes['site.request_id'] === requestId);
  if (!request) throw new Error(`[test] No span of the request ${requestId} has arrived.`);
  return [request, ...receiver.spans.filter(({ parentSpanId }) => parentSpanId === request.spanId)];
}

describe('the spans of a site with a collector', () => {
  beforeAll(async () => {
    const site = await startSite({
      servicesOrigin: services.origin,
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint, OTEL_SERVICE_NAME: 'test-site' },
    });
    for (const id of ['cold-page', 'cached-page'])
      await sendRequest(site.port, path, { headers: { ...crawler, 'x-request-id': id } });
    await sendRequest(site.port, '/contact?name=visitor', { headers: { 'x-request-id': 'other-spelling' } });
    // The batches of spans wait for five seconds. A process that ends exports the rest.
    await site.stop();
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
    const [site, recorder] = ['site', 'opentelemetry'].map((name) => readFileSync(`dist/server/${name}.js`, 'utf8'));
    expect(site?.match(/import\("\.\/opentelemetry\.js"\)/g)).toHaveLength(1);
    expect(site).not.toMatch(/BatchSpanProcessor|OTLPTraceExporter/);
    expect(recorder).toMatch(/BatchSpanProcessor/);
    expect(recorder?.length).toBeLessThan(200_000);
  });
});
