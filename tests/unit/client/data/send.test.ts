import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchPatiently } from '../../../../client/data/fetch-patiently.ts';
import { sendOnce, sendWithin } from '../../../../client/data/send.ts';
import { paymentOptions } from '../../../../shared/data/feeds.ts';
import { popularGames } from '../../../../shared/data/games.ts';
import type { Resource } from '../../../../shared/data/resource.ts';

/** Stubs a service that never responds: a request ends only when it is aborted. */
const respondNever = () =>
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        const end = () => reject(signal.reason as Error);
        if (signal.aborted) end();
        signal.addEventListener('abort', end);
      }),
  );

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('sendWithin', () => {
  it('API-02 aborts the request when the caller aborts, also in a browser without AbortSignal.any', async () => {
    respondNever();
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
    const caller = new AbortController();
    const call = sendWithin(60_000)('/x', caller.signal);
    caller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await expect(sendWithin(60_000)('/x', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('API-02 aborts the request after the timeout', async () => {
    respondNever();
    await expect(sendWithin(1)('/x', new AbortController().signal)).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('sendOnce', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toUTCString();

  /** Sends a request with this response in the HTTP cache, and returns the cache modes used. */
  async function fetchWith(status: number, headers: Record<string, string>) {
    const modes: (RequestCache | undefined)[] = [];
    vi.stubGlobal('fetch', async (_url: string, { cache }: RequestInit) => {
      modes.push(cache);
      return cache === 'reload' ? Response.json(['new']) : Response.json(['cached'], { status, headers });
    });
    const response = await sendOnce(60_000)('/x');
    return { modes, body: JSON.parse(await response.text()) as unknown };
  }

  it.each([
    ['a week old', daysAgo(6.9)],
    ['of an unknown age', ''],
  ])('STATE-07 takes a response %s from the HTTP cache', async (_, date) => {
    expect(await fetchWith(200, { date })).toEqual({ modes: ['force-cache'], body: ['cached'] });
  });

  it.each([
    ['older than a week', 200, daysAgo(7.1)],
    ['not found', 404, daysAgo(0)],
    ['an error', 500, ''],
  ])('STATE-07 API-04 requests the service when the cached response is %s', async (_, status, date) => {
    expect(await fetchWith(status, { date })).toEqual({ modes: ['force-cache', 'reload'], body: ['new'] });
  });
});

describe('payment options', () => {
  it('STATE-07 API-04 bypass the HTTP cache when the cached response is invalid', async () => {
    const modes: (RequestCache | undefined)[] = [];
    const option = { key: 'a', name: 'Northcard', slug: 'northcard' };
    vi.stubGlobal('fetch', async (_url: string, { cache }: RequestInit) => {
      modes.push(cache);
      return Response.json(cache === 'reload' ? [option] : { error: 'a garbled response' });
    });
    const read = (resource: Resource<unknown>) =>
      fetchPatiently(resource, { origin: '', report: () => undefined, pausesMs: [0, 0] });
    expect(await read(paymentOptions('en-GB'))).toMatchObject({ state: 'found', data: [{ slug: 'northcard' }] });
    expect(modes).toEqual(['force-cache', 'reload']);
    modes.splice(0);
    await read(popularGames('en-GB'));
    expect(modes).toEqual(['default', 'default', 'default']);
  });
});
