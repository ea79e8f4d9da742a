import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logErrors, loggerOf } from '../../../../client/visitor/logger.ts';
import { readTrackingMessage } from '../../../../client/visitor/tracking.ts';
import { logBatch } from '../../../../shared/contract/log-batch.ts';
import { siteOf } from '../support/render-site.tsx';

const info = { arCode: 'a', uguid: 'b', usguid: 'c', ustd: 'd', utv: 'e', flowId: 'f' };
const data = { source: 'pg-tracking', event: 'ready', info };

describe('readTrackingMessage', () => {
  it('TRK-01 accepts a message of the own host', () => {
    expect(readTrackingMessage({ origin: location.origin, data })).toEqual(info);
  });

  it.each([
    ['missing', undefined, {}],
    ['mistyped', 7, {}],
    ['partial', { arCode: 'a', flowId: 1, utv: 'x'.repeat(201) }, { arCode: 'a' }],
  ])('TRK-01 requires only source, event and host: %s information results in empty strings', (_, given, expected) => {
    const empty = { arCode: '', uguid: '', usguid: '', ustd: '', utv: '', flowId: '' };
    expect(readTrackingMessage({ origin: location.origin, data: { ...data, info: given } })).toEqual({
      ...empty,
      ...expected,
    });
  });

  it.each([
    ['another host', 'https://evil.example', data],
    ['no host', 'null', data],
    ['another source', location.origin, { ...data, source: 'other' }],
    ['another event', location.origin, { ...data, event: 'other' }],
    ['a word', location.origin, 'ready'],
  ])('TRK-01 rejects a message with %s', (_, origin, given) => {
    expect(readTrackingMessage({ origin, data: given })).toBeUndefined();
  });
});

describe('page logger', () => {
  const sent: { url: string; body: { log: object } }[] = [];
  const listen = () => {
    sent.length = 0;
    vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
      sent.push({ url, body: JSON.parse(body) as { log: object } });
      return new Response(null, { status: 204 });
    });
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it('TRK-04 ERR-01 OPS-08 logs unhandled errors and rejections with build and route, at most ten of each', () => {
    listen();
    Object.assign(document.documentElement.dataset, { build: 'b1', page: 'slots' });
    const stop = logErrors(loggerOf(siteOf('en-GB')));
    const error = new Error('It broke');
    for (let count = 0; count < 12; count += 1) dispatchEvent(new ErrorEvent('error', { error, message: 'It broke' }));
    const rejection = new Event('unhandledrejection');
    dispatchEvent(Object.assign(rejection, { reason: new Error('Refused') }));
    stop();
    dispatchEvent(new ErrorEvent('error', { error, message: 'Later' }));
    // The first entry is sent immediately, the others in one batch, at the latest on pagehide.
    expect(sent).toHaveLength(1);
    dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveLength(2);
    expect(sent[0]).toMatchObject({
      url: '/log/LogError',
      body: {
        log: {
          Number: 1000,
          Message: 'It broke',
          AdditionalData: expect.stringMatching(/^build b1, route slots\nError: It broke/),
        },
      },
    });
    expect(sent[1]?.url).toBe('/api/log-entries');
    const { entries } = v.parse(logBatch, sent[1]?.body);
    expect(entries.map(({ call, entry }) => `${call} ${entry.log.Message}`)).toEqual([
      ...Array.from({ length: 9 }, () => 'LogError It broke'),
      'LogError Refused',
    ]);
  });

  it('TRK-04 sends nothing in development', () => {
    listen();
    vi.stubEnv('NODE_ENV', 'development');
    loggerOf(siteOf('sv'))('LogInfo', 'hello');
    expect(sent).toEqual([]);
  });
});
