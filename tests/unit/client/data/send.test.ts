import { afterEach, describe, expect, it, vi } from 'vitest';
import { sendWithin } from '../../../../client/data/send.ts';

/** A service that never answers: a call ends when it is aborted. */
const answerNever = () =>
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

describe('a call to a service', () => {
  it('API-02 ends when who asked does not want it any more, also where the browser has no AbortSignal.any', async () => {
    answerNever();
    vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
      throw new TypeError('AbortSignal.any is not a function');
    });
    const asked = new AbortController();
    const call = sendWithin(60_000)('/x', asked.signal);
    asked.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await expect(sendWithin(60_000)('/x', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('API-02 ends when its time is over', async () => {
    answerNever();
    await expect(sendWithin(1)('/x', new AbortController().signal)).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
