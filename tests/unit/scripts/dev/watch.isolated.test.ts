import { mkdir, rm, writeFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchSources } from '../../../../scripts/dev/watch.ts';
import { folderOfTest } from '../../../support/temporary-folder.ts';

/** Emits an event of the file system. */
let emit: (event: string, file: string) => void;

vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  watch: (_folder: string, _options: object, listener: typeof emit) => {
    emit = listener;
    return { close: () => undefined };
  },
}));

describe('the watcher of the sources', () => {
  it('OPS-01 reports a change once when the system emits several events, and then reports the next change', async () => {
    const root = `${folderOfTest()}/`;
    await mkdir(`${root}client`);
    await writeFile(`${root}client/boot.ts`, '1');
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const calls: string[][] = [];
    const stop = watchSources(root, ['client'], (paths) => Promise.resolve(void calls.push(paths)), []);
    for (const event of ['rename', 'change']) {
      emit(event, 'boot.ts');
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(calls).toEqual([['client/boot.ts']]);
    await rm(`${root}client/boot.ts`);
    emit('rename', 'boot.ts');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls).toHaveLength(2);
    stop();
  });
});
