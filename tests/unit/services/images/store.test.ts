import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createPictureStore } from '../../../../server/services/images/store.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const store = createPictureStore(folder, 'art', (error) => {
  throw error;
});

/** A picture that is drawn when the test says so. */
function drawing() {
  const begun = Promise.withResolvers<AbortSignal>();
  const bytes = Promise.withResolvers<Buffer>();
  const draw = (signal: AbortSignal) => {
    begun.resolve(signal);
    signal.addEventListener('abort', () => bytes.reject(signal.reason as Error));
    return bytes.promise;
  };
  return { draw, begun: begun.promise, finish: () => bytes.resolve(Buffer.from('drawn')) };
}

describe('the store of pictures', () => {
  it('SEC-06 gives up a drawing when the last client that waits for it has gone', async () => {
    const { draw, begun } = drawing();
    const [first, second] = [new AbortController(), new AbortController()];
    const waiting = [store('both', draw, first.signal), store('both', draw, second.signal)];
    const signal = await begun;
    first.abort();
    await expect(waiting[0]).rejects.toBe(first.signal.reason);
    expect(signal.aborted).toBe(false);
    second.abort();
    await expect(waiting[1]).rejects.toBe(second.signal.reason);
    expect(signal.aborted).toBe(true);
  });

  it('PERF-01 draws a picture once for all who wait, whoever leaves, and reads it afterwards', async () => {
    const { draw, begun, finish } = drawing();
    const leaver = new AbortController();
    const { signal } = new AbortController();
    const left = store('shared', draw, leaver.signal);
    const drawn = store('shared', draw, signal);
    await begun;
    leaver.abort();
    finish();
    await expect(left).rejects.toBe(leaver.signal.reason);
    expect(String(await drawn)).toBe('drawn');
    const again = () => Promise.reject(new Error('[test] The picture was drawn twice.'));
    expect(String(await store('shared', again, signal))).toBe('drawn');
  });

  it('SEC-06 draws again for a client that comes after all others have gone', async () => {
    const gone = drawing();
    const leaver = new AbortController();
    const left = store('again', gone.draw, leaver.signal);
    await gone.begun;
    leaver.abort();
    const next = drawing();
    const picture = store('again', next.draw, new AbortController().signal);
    next.finish();
    await expect(left).rejects.toBe(leaver.signal.reason);
    expect(String(await picture)).toBe('drawn');
  });
});
