import { afterEach, describe, expect, it, vi } from 'vitest';
import { logErrors, loggerOf } from '../../../../client/visitor/logger.ts';
import { readTrackingMessage } from '../../../../client/visitor/tracking.ts';
import { siteOf } from '../support/render-site.tsx';

const info = { arCode: 'a', uguid: 'b', usguid: 'c', ustd: 'd', utv: 'e', flowId: 'f' };
const data = { source: 'pg-tracking', event: 'ready', info };

describe('a message of tracking', () => {
  it('TRK-01 is taken from the own host', () => {
    expect(readTrackingMessage({ origin: location.origin, data })).toEqual(info);
  });

  it.each([
    ['another host', 'https://evil.example', data],
    ['no host', 'null', data],
    ['another source', location.origin, { ...data, source: 'other' }],
    ['another event', location.origin, { ...data, event: 'other' }],
    ['no information', location.origin, { ...data, info: undefined }],
    ['half the information', location.origin, { ...data, info: { ...info, flowId: 1 } }],
    ['a word', location.origin, 'ready'],
  ])('TRK-01 is not taken when it has %s', (_, origin, given) => {
    expect(readTrackingMessage({ origin, data: given })).toBeUndefined();
  });
});

describe('the logger of a page', () => {
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

  it('TRK-04 ERR-01 is told of errors and rejections that nobody expected, ten times each', () => {
    listen();
    const stop = logErrors(loggerOf(siteOf('en-GB')));
    const error = new Error('It broke');
    for (let count = 0; count < 12; count += 1) dispatchEvent(new ErrorEvent('error', { error, message: 'It broke' }));
    const rejection = new Event('unhandledrejection');
    dispatchEvent(Object.assign(rejection, { reason: new Error('Refused') }));
    stop();
    dispatchEvent(new ErrorEvent('error', { error, message: 'Later' }));
    expect(sent).toHaveLength(11);
    expect(sent[0]).toMatchObject({
      url: '/log/LogError',
      body: { log: { Number: 1000, Message: 'It broke', AdditionalData: expect.stringContaining('Error: It broke') } },
    });
    expect(sent[10]?.body.log).toMatchObject({ Message: 'Refused' });
  });

  it('TRK-04 sends nothing while somebody develops', () => {
    listen();
    vi.stubEnv('NODE_ENV', 'development');
    loggerOf(siteOf('sv'))('LogInfo', 'hello');
    expect(sent).toEqual([]);
  });
});
