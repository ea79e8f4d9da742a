import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createPictureStore } from '../../../../server/services/images/store.ts';
import { folderOfFile, folderOfTest } from '../../../support/temporary-folder.ts';

const openStore = (dataDir: string, maxBytes: number) =>
  createPictureStore({
    dataDir,
    artVersion: 'art',
    maxBytes,
    onUnwritable(error) {
      throw error;
    },
  });
const store = openStore(folderOfFile(), 1_000);

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
  it('SEC-06 aborts a drawing when the last client that waits for it has disconnected', async () => {
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

  it('PERF-01 draws a picture once for all clients that wait, also when some disconnect, and reads it afterwards', async () => {
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

  /** A data folder with room for three pictures of 10 bytes. */
  function openSmall() {
    const dataDir = folderOfTest();
    const files = join(dataDir, 'images', 'art');
    const open = () => openStore(dataDir, 30);
    const { signal } = new AbortController();
    return {
      files,
      open,
      /** Requests a picture. Returns whether it was drawn. */
      async requestPicture(from: ReturnType<typeof open>, name: string, bytes = 10) {
        const draw = vi.fn(() => Promise.resolve(Buffer.alloc(bytes)));
        await from(name, draw, signal);
        return draw.mock.calls.length > 0;
      },
      names: () => readdirSync(files).toSorted(),
    };
  }

  it('SEC-03 removes the pictures read longest ago when all together exceed the limit', async () => {
    const { open, requestPicture, names, files } = openSmall();
    const pictures = open();
    for (const name of ['a.avif', 'b.webp', 'c.jpeg']) await requestPicture(pictures, name);
    expect(await requestPicture(pictures, 'a.avif')).toBe(false);
    await requestPicture(pictures, 'd.png');
    await vi.waitFor(() => expect(names()).toEqual(['a.avif', 'c.jpeg', 'd.png']));
    expect(await requestPicture(pictures, 'b.webp')).toBe(true);
    for (let index = 0; index < 50; index += 1) await requestPicture(pictures, `${index}.avif`, 1 + (index % 12));
    const total = () => names().reduce((sum, name) => sum + statSync(join(files, name)).size, 0);
    await vi.waitFor(() => expect(total()).toBeLessThanOrEqual(30));
    await requestPicture(pictures, 'large.avif', 31);
    expect(names()).not.toContain('large.avif');
  });

  it('SEC-03 counts the pictures of earlier processes, the oldest first, and removes unfinished ones', async () => {
    const { open, requestPicture, names, files } = openSmall();
    open();
    const write = (name: string, second: number) => {
      writeFileSync(join(files, name), Buffer.alloc(10));
      utimesSync(join(files, name), second, second);
    };
    write('old.avif', 1);
    for (const [index, name] of ['x.avif', 'y.webp', 'z.png'].entries()) write(name, 2 + index);
    write('x.avif.0b0f1a52-3f0a-4f0e-9b60-0d7a4c2f9d11', 9);
    writeFileSync(join(files, 'prepared-1'), '');
    const pictures = open();
    await vi.waitFor(() => expect(names()).toEqual(['prepared-1', 'x.avif', 'y.webp', 'z.png']));
    expect(await requestPicture(pictures, 'y.webp')).toBe(false);
  });

  it('SEC-03 draws a picture again that was removed from the folder', async () => {
    const { open, requestPicture, files } = openSmall();
    const pictures = open();
    await requestPicture(pictures, 'a.avif');
    rmSync(join(files, 'a.avif'));
    expect(await requestPicture(pictures, 'a.avif')).toBe(true);
    expect(await requestPicture(pictures, 'a.avif')).toBe(false);
  });
});
