import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createPurges } from '../../../../server/cache/purges.ts';
import { createFiles, type FilesOptions, type Write } from '../../../../server/seo/sitemap/files.ts';

/** Text that hardly compresses. */
const varied = (bytes: number) => randomBytes(bytes / 2).toString('hex');

/** Files with the given pieces. Each is written after `opened` resolves. */
function setUp(pieces: readonly string[], options: Partial<FilesOptions> = {}, opened = Promise.resolve()) {
  const signals: AbortSignal[] = [];
  const purges = createPurges();
  const write = vi.fn<Write>(async function* (signal, addTags) {
    signals.push(signal);
    addTags(['culture:sv', 'game:a']);
    await opened;
    signal.throwIfAborted();
    yield* pieces;
  });
  const files = createFiles({ purges, ...options });
  const read = async (key = 'a', signal = new AbortController().signal) => {
    const file = await files.read(key, signal, write);
    return file && gunzipSync(file.body).toString();
  };
  return { files, purges, write, signals, read };
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
    const files = createFiles({ purges: createPurges() });
    const write = vi.fn<Write>(async function* () {
      yield 'x';
      if (write.mock.calls.length === 1) throw new Error('down');
    });
    const read = () => files.read('a', new AbortController().signal, write);
    const waiting = await Promise.allSettled([read(), read()]);
    expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(gunzipSync((await read())?.body ?? '').toString()).toBe('x');
  });

  it.each([
    ['game:a', false],
    ['game:a', true],
    ['culture:sv', false],
    ['all', true],
  ])('OPS-07 are written again after the purge of %s (hard: %s)', async (tag, hard) => {
    const { read, purges, files } = setUp(['x']);
    await read();
    expect(purges.applyHere({ tags: ['game:b', 'culture:es'], hard }).pages).toBe(0);
    expect(files.isCached('a')).toBe(true);
    expect(purges.applyHere({ tags: [tag], hard }).pages).toBe(1);
    expect(files.isCached('a')).toBe(false);
  });

  it('OPS-07 are not cached when a purge comes while they are written, nor shared with readers after it', async () => {
    const opened = Promise.withResolvers<void>();
    const { read, purges, files, write } = setUp(['x'], {}, opened.promise);
    const before = read();
    purges.applyHere({ tags: ['game:a'], hard: false });
    const after = read();
    opened.resolve();
    await before;
    expect(write).toHaveBeenCalledTimes(2);
    await after;
    expect(files.isCached('a')).toBe(true);
  });

  it('OPS-07 with very many tags are purged by any tag of the same kind', async () => {
    const purges = createPurges();
    const files = createFiles({ purges });
    await files.read('a', new AbortController().signal, async function* (_signal, addTags) {
      for (let post = 0; post < 5_000; post += 1) addTags([`post:${post}`]);
      yield 'x';
    });
    expect(purges.applyHere({ tags: ['game:7'], hard: false }).pages).toBe(0);
    expect(purges.applyHere({ tags: ['post:unlisted'], hard: false }).pages).toBe(1);
  });
});
