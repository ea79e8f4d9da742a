import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../../scripts/run/root.ts';

const run = promisify(execFile);
let folder = '';

/** A clone with a made-up npm, which writes down how it was called and installs a Node without linking it. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clone-'));
  await mkdir(join(folder, 'scripts'));
  await mkdir(join(folder, 'bin'));
  await copyFile(`${root}scripts/bootstrap.mjs`, join(folder, 'scripts/bootstrap.mjs'));
  await writeFile(join(folder, 'package-lock.json'), '{}');
  const node = `node-${process.platform}-${process.arch}`;
  const npm = `#!/bin/sh
echo "$* $npm_lifecycle_event $npm_package_name" >> calls
mkdir -p node_modules/.bin node_modules/${node}/bin
touch node_modules/${node}/bin/node
exit $NPM_STATUS
`;
  await writeFile(join(folder, 'bin/npm'), npm);
  await chmod(join(folder, 'bin/npm'), 0o755);
});
afterEach(() => rm(folder, { recursive: true }));

function bootstrap(status = '0') {
  return run(process.execPath, ['scripts/bootstrap.mjs'], {
    cwd: folder,
    env: {
      PATH: `${folder}/bin:/usr/bin:/bin`,
      NPM_STATUS: status,
      npm_lifecycle_event: 'prestart',
      npm_package_name: 'outer',
    },
  });
}
const calls = () => readFile(join(folder, 'calls'), 'utf8');

describe('the first script', () => {
  it('OPS-01 installs once, without the settings of the npm that runs it', async () => {
    await bootstrap();
    await bootstrap();
    expect(await calls()).toBe('ci --include=dev --include=optional --no-audit --no-fund  \n');
  });

  it('OPS-01 installs again when the lockfile has changed', async () => {
    await bootstrap();
    await writeFile(join(folder, 'package-lock.json'), '{ "changed": true }');
    await bootstrap();
    expect((await calls()).split('\n')).toHaveLength(3);
  });

  it('OPS-01 links the Node of the packages where npm has not', async () => {
    await bootstrap();
    expect(await readlink(join(folder, 'node_modules/.bin/node'))).toBe(
      `../node-${process.platform}-${process.arch}/bin/node`,
    );
  });

  it('OPS-01 ends with one line and the code of npm, and tries again the next time', async () => {
    await expect(bootstrap('7')).rejects.toMatchObject({
      code: 7,
      stderr: expect.stringMatching(/^\[bootstrap\] npm ci did not succeed/),
    });
    await bootstrap();
    expect((await calls()).split('\n')).toHaveLength(3);
  });
});
