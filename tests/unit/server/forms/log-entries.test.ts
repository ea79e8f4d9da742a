import { describe, expect, it } from 'vitest';
import { createLogEntries, type LogEntriesOptions } from '../../../../server/forms/log-entries.ts';
import { mostLogEntries } from '../../../../shared/logging/log-numbers.ts';
import type { CountedVital } from '../../../../shared/contract/web-vital.ts';
import { webVitalMessage } from '../../../../shared/logging/web-vital.ts';
import { logEntryOf } from '../../../../shared/logging/entry.ts';
import { testBrand } from '../support/test-config.ts';

const around = { name: 'n', domain: 'd', url: '/', referral: '', cookies: '', userAgent: 'u' };
const item = (call: 'LogInfo' | 'LogWarn' | 'LogError', message: string) => ({
  call,
  entry: logEntryOf(call, message, '', around),
});

async function post(body: unknown, statusOf: (url: string) => number = () => 204) {
  const vitals: CountedVital[] = [];
  const requests: { path: string; body: unknown; headers: unknown }[] = [];
  const call = (url: URL | string, options: { body?: unknown; headers?: unknown }) => {
    requests.push({
      path: new URL(url).pathname,
      body: JSON.parse(String(options.body)),
      headers: options.headers,
    });
    return Promise.resolve({ statusCode: statusOf(String(url)), headers: {}, body: { dump: async () => undefined } });
  };
  const endpoint = createLogEntries({
    httpClient: { call } as unknown as LogEntriesOptions['httpClient'],
    timeoutMs: 1_000,
    onVital: (vital) => void vitals.push(vital),
  });
  const { status } = await endpoint.handle({
    body,
    header: (name) => (name === 'user-agent' ? 'agent' : undefined),
    brandConfig: testBrand('en'),
    requestId: 'r',
    ip: '192.0.2.7',
    signal: new AbortController().signal,
  });
  return { status, requests, vitals };
}

describe('several log entries in one POST', () => {
  it('PERF-02 TRK-04 are sent to the logger service in one call each, with the address and user agent of the client', async () => {
    const entries = [item('LogInfo', 'a'), item('LogError', 'b'), item('LogWarn', 'c')];
    const { status, requests } = await post({ entries });
    expect(status).toBe(202);
    expect(requests.map(({ path, body }) => [path.split('/').at(-1), body])).toEqual(
      entries.map(({ call, entry }) => [call, entry]),
    );
    expect(requests[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'x-forwarded-for': '192.0.2.7',
      'user-agent': 'agent',
      'x-request-id': 'r',
    });
  });

  it('TRK-04 get 502 when the service rejects one of them, and the others are still sent', async () => {
    const { status, requests } = await post({ entries: [item('LogInfo', 'a'), item('LogError', 'b')] }, (url) =>
      url.endsWith('LogInfo') ? 503 : 204,
    );
    expect([status, requests.length]).toEqual([502, 2]);
  });

  const lcp = { name: 'LCP', value: 1_800, rating: 'good', route: 'home' };
  it('OPS-09 are counted when they are valid measurements', async () => {
    const vital = (call: 'LogInfo' | 'LogWarn', data: unknown, message = webVitalMessage) => ({
      call,
      entry: logEntryOf(call, message, typeof data === 'string' ? data : JSON.stringify(data), around),
    });
    const entries = [
      vital('LogInfo', { ...lcp, build: 'b', cause: {} }),
      vital('LogInfo', { ...lcp, name: 'constructor' }),
      vital('LogInfo', { ...lcp, value: -1 }),
      vital('LogInfo', { ...lcp, rating: 'great' }),
      vital('LogInfo', 'no JSON'),
      vital('LogInfo', ''),
      vital('LogWarn', lcp),
      vital('LogInfo', lcp, 'Another message'),
    ];
    expect(await post({ entries })).toMatchObject({ status: 202, requests: { length: entries.length }, vitals: [lcp] });
  });

  it.each([
    ['no body', null],
    ['a text', 'text'],
    ['no entries', { entries: [] }],
    ['too many', { entries: Array.from({ length: mostLogEntries + 1 }, () => item('LogInfo', 'a')) }],
    ['an unknown call', { entries: [{ ...item('LogInfo', 'a'), call: '../_log' }] }],
    ['an inherited call', { entries: [{ ...item('LogInfo', 'a'), call: 'constructor' }] }],
    ['a bad entry', { entries: [{ call: 'LogInfo', entry: {} }] }],
  ])('SEC-03 get 400 and are not forwarded when the body is invalid: %s', async (_, body) => {
    expect(await post(body)).toEqual({ status: 400, requests: [], vitals: [] });
  });
});
