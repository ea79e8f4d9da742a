import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { createFiles, type FilesOptions, type OpenFile, type Write } from '../../../../server/seo/sitemap/files.ts';

/** Text that hardly compresses. */
const varied = (bytes: number) => randomBytes(bytes / 2).toString('hex');

function setUp(pieces: readonly string[], options?: FilesOptions) {
  const signals: AbortSignal[] = [];
  const write = vi.fn<Write>(async function* (signal) {
    signals.push(signal);
    yield* pieces;
  });
  const files = createFiles(options);
  return { files, write, signals, open: (key = 'a') => files.open(key, write) };
}

async function read({ chunks, leave }: OpenFile): Promise<string> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  leave();
  return all.length === 0 ? '' : gunzipSync(Buffer.concat(all)).toString();
}

describe('the files of a sitemap', () => {
  it('SEO-03 are written once for concurrent readers, and cached for later ones', async () => {
    const pieces = [varied(60_000), varied(60_000)];
    const { open, write, files } = setUp(pieces);
    const [early, late] = [open(), open()];
    await early.chunks.next();
    expect(files.isCached('a')).toBe(false);
    expect(await read(late)).toBe(pieces.join(''));
    expect(await read(open())).toBe(pieces.join(''));
    expect(files.isCached('a')).toBe(true);
    expect(write).toHaveBeenCalledOnce();
    await read(open('b'));
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('SEO-03 expire, and are not cached when they are empty', async () => {
    const { open, write, files } = setUp(['x'], { ttlMs: 1 });
    await read(open());
    await vi.waitFor(() => expect(files.isCached('a')).toBe(false), 10_000);
    await read(open());
    expect(write).toHaveBeenCalledTimes(2);
    const empty = setUp([]);
    expect([await read(empty.open()), empty.files.isCached('a')]).toEqual(['', false]);
  });

  it('SEO-03 that exceed the size limit are written for each reader and not cached', async () => {
    const pieces = Array.from({ length: 4 }, () => varied(60_000));
    const { open, write, files } = setUp(pieces, { maxFileBytes: 40_000 });
    const early = open();
    for (let bytes = 0; bytes <= 40_000;) bytes += ((await early.chunks.next()).value as Buffer).length;
    expect(await read(open())).toBe(pieces.join(''));
    expect(write).toHaveBeenCalledTimes(2);
    expect(files.isCached('a')).toBe(false);
  });

  it('SEO-03 are evicted when the cache is full', async () => {
    const { open, files } = setUp([varied(60_000)], { maxBytes: 100_000 });
    for (const key of ['a', 'b', 'c', 'd']) await read(open(key));
    const kept = ['a', 'b', 'c', 'd'].filter((key) => files.isCached(key));
    expect(kept.length).toBeLessThan(4);
    expect(kept).toContain('d');
  });

  it('SEO-03 are aborted when the last reader disconnects, and written again for the next', async () => {
    const { open, write, signals } = setUp([varied(60_000), varied(60_000)]);
    const [one, other] = [open(), open()];
    await one.chunks.next();
    one.leave();
    expect(signals[0]?.aborted).toBe(false);
    other.leave();
    expect(signals[0]?.aborted).toBe(true);
    expect((await read(open())).length).toBe(120_000);
    expect(write).toHaveBeenCalledTimes(2);
  });

  it('SEO-03 SEO-07 that cannot be written fail for the waiting readers only', async () => {
    const files = createFiles();
    const write = vi.fn<Write>(async function* () {
      if (write.mock.calls.length === 1) throw new Error('down');
      yield 'x';
    });
    const waiting = [files.open('a', write), files.open('a', write)].map(read);
    expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await read(files.open('a', write))).toBe('x');
  });
});
