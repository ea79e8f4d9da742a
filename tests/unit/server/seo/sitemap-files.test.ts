import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createFiles, type FilesOptions, type Write } from '../../../../server/seo/sitemap/files.ts';

/** Text that hardly compresses. */
const varied = (bytes: number) => randomBytes(bytes / 2).toString('hex');

/** Files with the given pieces. Each is written after `opened` resolves. */
function setUp(pieces: readonly string[], options?: FilesOptions, opened = Promise.resolve()) {
  const signals: AbortSignal[] = [];
  const write = vi.fn<Write>(async function* (signal) {
    signals.push(signal);
    await opened;
    signal.throwIfAborted();
    yield* pieces;
  });
  const files = createFiles(options);
  const read = async (key = 'a', signal = new AbortController().signal) => {
    const file = await files.read(key, signal, write);
    return file && gunzipSync(file).toString();
  };
  return { files, write, signals, read };
}

describe('the files of a sitemap', () => {
  it('SEO-03 are written once for concurrent readers, and cached for later ones', async () => {
    const pieces = [varied(60_000), varied(60_000)];
    const { read, write, files } = setUp(pieces);
    const reading = [read(), read()];
    expect(files.isCached('a')).toBe(false);
    expect(await Promise.all(reading)).toEqual([pieces.join(''), pieces.join('')]);
    expect(await read()).toBe(pieces.join(''));
    expect(files.isCached('a')).toBe(true);
    expect(write).toHaveBeenCalledOnce();
    await read('b');
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('SEO-03 expire, and are not cached when they are empty', async () => {
    const { read, write, files } = setUp(['x'], { ttlMs: 1 });
    await read();
    await vi.waitFor(() => expect(files.isCached('a')).toBe(false), 10_000);
    await read();
    expect(write).toHaveBeenCalledTimes(2);
    const empty = setUp([]);
    expect([await empty.read(), empty.files.isCached('a')]).toEqual([undefined, false]);
  });

  it('SEO-03 are evicted when the cache is full, and not cached when they are larger', async () => {
    const { read, files } = setUp([varied(60_000)], { maxBytes: 100_000 });
    for (const key of ['a', 'b', 'c', 'd']) await read(key);
    const cached = ['a', 'b', 'c', 'd'].filter((key) => files.isCached(key));
    expect(cached.length).toBeLessThan(4);
    expect(cached).toContain('d');
    const large = setUp([varied(60_000)], { maxBytes: 10_000 });
    expect([(await large.read())?.length, large.files.isCached('a')]).toEqual([60_000, false]);
  });

  it('SEO-03 SSR-06 are aborted when the last reader disconnects, and written again for the next', async () => {
    const opened = Promise.withResolvers<void>();
    const { read, write, signals } = setUp([varied(60_000)], {}, opened.promise);
    const [one, other] = [new AbortController(), new AbortController()];
    const reading = Promise.allSettled([read('a', one.signal), read('a', other.signal)]);
    one.abort();
    expect(signals[0]?.aborted).toBe(false);
    other.abort();
    expect(signals[0]?.aborted).toBe(true);
    const next = read();
    opened.resolve();
    expect((await reading).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await next)?.length).toBe(60_000);
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('SEO-03 SEO-07 that cannot be written fail for the waiting readers only', async () => {
    const files = createFiles();
    const write = vi.fn<Write>(async function* () {
      yield 'x';
      if (write.mock.calls.length === 1) throw new Error('down');
    });
    const read = () => files.read('a', new AbortController().signal, write);
    const waiting = await Promise.allSettled([read(), read()]);
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(gunzipSync((await read()) ?? '').toString()).toBe('x');
  });
});
