import { mkdir, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchSources } from '../../../../scripts/dev/watch.ts';
import { folderOfTest } from '../../../support/temporary-folder.ts';

let root = '';
let stop = () => {};
beforeEach(async () => {
  root = `${folderOfTest()}/`;
  await mkdir(`${root}client/pages`, { recursive: true });
});
afterEach(() => stop());

/** Starts watching. The first callback stays busy until `finish` is called. */
function record(first: readonly string[]) {
  const calls: string[][] = [];
  const noticed = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const busy = Promise.withResolvers<void>();
  stop = watchSources(
    root,
    ['client'],
    (paths) => {
      noticed[calls.length]?.resolve();
      calls.push(paths);
      return busy.promise;
    },
    first,
  );
  return { calls, first: noticed[0].promise, second: noticed[1].promise, finish: () => busy.resolve() };
}

describe('the watcher of the sources', () => {
  it('OPS-01 reports a change once, and changes during the callback after it', async () => {
    const { calls, first, second, finish } = record([]);
    await writeFile(`${root}client/README.md`, 'prose');
    await writeFile(`${root}client/pages/home.tsx`, '1');
    await writeFile(`${root}client/pages/words.md`, '1');
    await first;
    await writeFile(`${root}client/boot.ts`, '1');
    finish();
    await second;
    expect(calls[0]).toEqual(['client/pages/home.tsx', 'client/pages/words.md']);
    expect(calls[1]).toContain('client/boot.ts');
    expect(calls).toHaveLength(2);
  });

  it('OPS-01 starts with the given paths, and reports changes during that first callback after it', async () => {
    const { calls, second, finish } = record(['all']);
    expect(calls).toEqual([['all']]);
    await writeFile(`${root}client/boot.ts`, '1');
    finish();
    await second;
    expect(calls[1]).toEqual(['client/boot.ts']);
  });
});
