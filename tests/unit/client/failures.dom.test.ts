import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reportError, reportRecovered } from '../../../client/failures.ts';
import { logErrors, loggerOf } from '../../../client/visitor/logger.ts';
import { logBatch } from '../../../shared/contract/log-batch.ts';
import type { LogEntry } from '../../../shared/contract/log-entry.ts';
import { siteOf } from './support/render-site.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const consoleLinesOf = (error: unknown) => {
  vi.stubGlobal('fetch', async () => new Response());
  const lines: unknown[][] = [];
  vi.spyOn(console, 'error').mockImplementation((...line) => void lines.push(line));
  reportRecovered(siteOf('en-GB'), error);
  return lines;
};

const postedBy = (act: () => void) => {
  vi.useFakeTimers();
  const messages: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const { entries = [], log } = JSON.parse(body) as { entries?: { entry: LogEntry }[]; log?: LogEntry['log'] };
    messages.push(...[...entries.map(({ entry }) => entry.log), ...(log ? [log] : [])].map(({ Message }) => Message));
    return new Response();
  });
  act();
  vi.advanceTimersByTime(5_000);
  vi.useRealTimers();
  return messages;
};

describe('component errors', () => {
  it('ERR-01 TRK-04 are sent once per document if they are equal, and separately if they differ', () => {
    const site = siteOf('en-GB');
    const missing = () => Object.assign(new ReferenceError('ResizeObserver is not defined'), { stack: 'at observe' });
    const other = Object.assign(missing(), { stack: 'at measure' });
    const messages = postedBy(() =>
      [missing(), missing(), other, missing()].forEach((each) => reportError(site, each)),
    );
    expect(messages).toEqual(Array(2).fill('ResizeObserver is not defined'));
  });

  it('SHELL-15 are sent also where cookies are denied', () => {
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(postedBy(() => reportError(siteOf('en-GB'), new Error('Sandboxed')))).toEqual(['Sandboxed']);
  });
});

describe('recovered React errors', () => {
  it.each(['AbortError', 'InvalidStateError', 'TimeoutError'])(
    'ROUTE-09 API-02 %s of a skipped view transition is not logged',
    (name) => {
      expect(consoleLinesOf(new DOMException('Transition was skipped', name))).toEqual([]);
    },
  );

  it('API-02 are logged with their cause', () => {
    const cause = new Error('A component threw');
    expect(consoleLinesOf(new Error('There was an error during hydration', { cause }))).toEqual([
      ['[hydration]', cause],
    ]);
    expect(consoleLinesOf(new DOMException('No such element', 'NotFoundError'))).toHaveLength(1);
  });
});

describe('page logger', () => {
  it('TRK-04 ERR-01 OPS-08 logs unhandled errors and rejections with build and route, at most ten of each', () => {
    const sent: { url: string; body: { log: object } }[] = [];
    vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
      sent.push({ url, body: JSON.parse(body) as { log: object } });
      return new Response(null, { status: 204 });
    });
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
    vi.stubEnv('NODE_ENV', 'development');
    expect(postedBy(() => loggerOf(siteOf('sv'))('LogInfo', 'hello'))).toEqual([]);
  });
});
