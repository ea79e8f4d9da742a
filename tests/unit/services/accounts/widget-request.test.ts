import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendRequest } from '../../../../server/services/widget/browser/send-request.ts';

const address = new URL('https://site.test/auth/son-auth/login');

const busy = () => Response.json({ code: 'BUSY' }, { status: 503, headers: { 'retry-after': '2' } });

/** Lets the service respond with these, one a call. */
function respondWith(...responses: Response[]) {
  const fetched = vi.spyOn(globalThis, 'fetch');
  for (const response of responses) fetched.mockResolvedValueOnce(response);
  return fetched;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function result() {
  vi.useFakeTimers();
  const pending = sendRequest(address, { method: 'POST' });
  await vi.runAllTimersAsync();
  return pending;
}

describe('a call of the widget', () => {
  it('SEC-06 is repeated when the service was busy for a moment', async () => {
    const fetched = respondWith(busy(), busy(), Response.json({ segment: 0 }));
    expect(await result()).toEqual({ data: { segment: 0 } });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('SEC-06 fails when the service stays busy', async () => {
    const fetched = respondWith(busy(), busy(), busy());
    expect(await result()).toEqual({ error: { code: 'BUSY' } });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it.each([
    [Response.json({ code: 'MAINTENANCE' }, { status: 503 }), { code: 'MAINTENANCE' }],
    [new Response('Wait a minute.\n', { status: 429, headers: { 'retry-after': '40' } }), { code: 'TOO_MANY_CALLS' }],
    [
      Response.json({ code: 'TOO_MANY_ATTEMPTS' }, { status: 429, headers: { 'retry-after': '900' } }),
      { code: 'TOO_MANY_ATTEMPTS' },
    ],
  ])('SEC-06 is not repeated for another refusal', async (response, error) => {
    const fetched = respondWith(response);
    expect(await result()).toEqual({ error });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
