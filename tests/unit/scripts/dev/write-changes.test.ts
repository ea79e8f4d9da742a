import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Build } from '../../../../scripts/build/builder.ts';
import { createChangeWriter } from '../../../../scripts/dev/write-changes.ts';
import { folderOfTest } from '../../../support/temporary-folder.ts';

const buildOf = (assets: Readonly<Record<string, string>>) =>
  ({
    assets: Object.entries(assets).map(([name, text]) => ({ name, content: Buffer.from(text) })),
    maps: [],
    programs: [{ path: 'server/site.js', content: 'serve();' }],
    manifest: {},
    sourceHash: 'hash',
  }) as unknown as Build;

let outDir = '';
beforeEach(() => {
  outDir = folderOfTest();
});

const file = (name: string) => join(outDir, 'client/assets', name);

describe('the output folder of a development build', () => {
  it('STACK-01 contains the whole first build and no files of an earlier run', async () => {
    await mkdir(join(outDir, 'client/assets'), { recursive: true });
    await writeFile(file('old.js'), 'old');
    await createChangeWriter({ root: '', outDir, mode: 'development' })(buildOf({ 'a.js': 'a' }));
    expect((await readdir(outDir, { recursive: true })).toSorted()).toEqual([
      'build.json',
      'client',
      'client/assets',
      'client/assets/a.js',
      'client/manifest.json',
      'server',
      'server/site.js',
    ]);
  });

  it('STACK-01 gets only the changed files of a later build, and loses those that are no longer part of it', async () => {
    const write = createChangeWriter({ root: '', outDir, mode: 'development' });
    await write(buildOf({ 'same.js': 'same', 'changed.js': 'one', 'gone.js': 'gone' }));
    // Detects whether the file is written again.
    await writeFile(file('same.js'), 'left alone');
    await write(buildOf({ 'same.js': 'same', 'changed.js': 'two', 'new.js': 'new' }));
    const texts = await Promise.all(['same.js', 'changed.js', 'new.js'].map((name) => readFile(file(name), 'utf8')));
    expect(texts).toEqual(['left alone', 'two', 'new']);
    expect(await readdir(join(outDir, 'client/assets'))).not.toContain('gone.js');
  });
});
