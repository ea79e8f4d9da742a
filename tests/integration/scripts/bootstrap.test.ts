import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readFile, readlink, realpath, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { root } from '../../../scripts/run/root.ts';
import { folderOfTest } from '../../support/temporary-folder.ts';

const run = promisify(execFile);
let folder = '';

const node = `node-${process.platform}-${process.arch}`;

/** A clone with a fake npm, which records its arguments and installs a Node, linked only if the test sets `linked`. */
beforeEach(async () => {
  folder = folderOfTest();
  await mkdir(join(folder, 'scripts'));
  await mkdir(join(folder, 'bin'));
  await copyFile(`${root}scripts/bootstrap.mjs`, join(folder, 'scripts/bootstrap.mjs'));
  await writeFile(join(folder, 'package-lock.json'), '{}');
  const npm = `#!/bin/sh
echo "$* $npm_lifecycle_event $npm_package_name" >> calls
mkdir -p node_modules/.bin node_modules/${node}/bin
echo "$INSTALLED_NODE" > node_modules/${node}/bin/node
chmod +x node_modules/${node}/bin/node
if [ "$LINKED" ]; then ln -sf ../${node}/bin/node node_modules/.bin/node; fi
exit $NPM_STATUS
`;
  await writeFile(join(folder, 'bin/npm'), npm);
  await chmod(join(folder, 'bin/npm'), 0o755);
});

interface Machine {
  /** Exit code of npm. */
  status?: string;
  /** Content of the Node executable in the packages. */
  installedNode?: string;
  linked?: boolean;
  /** Version of the machine's own Node. */
  version?: string;
}

/** The command that runs the script on a machine, and its options. */
function commandOn(
  { status = '0', installedNode = '#!/bin/sh', linked = false, version = '26.0.0' }: Machine,
  parameters: readonly string[],
) {
  const asVersion = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const env = {
    PATH: `${folder}/bin:/usr/bin:/bin`,
    NPM_STATUS: status,
    INSTALLED_NODE: installedNode,
    LINKED: linked ? '1' : '',
    npm_lifecycle_event: 'start',
    npm_package_name: 'outer',
  };
  const script = ['--import', `data:text/javascript,${asVersion}`, 'scripts/bootstrap.mjs', ...parameters];
  return { command: [process.execPath, ...script], options: { cwd: folder, env } };
}

function bootstrap(machine: Machine = {}, ...parameters: readonly string[]) {
  const { command, options } = commandOn(machine, parameters);
  const [program = '', ...rest] = command;
  return run(program, rest, options);
}
const linkedNode = () => readlink(join(folder, 'node_modules/.bin/node')).catch(() => undefined);
const calls = () => readFile(join(folder, 'calls'), 'utf8');

describe('bootstrap.mjs', () => {
  it('OPS-01 installs once, without the environment variables of the outer npm', async () => {
    await bootstrap();
    await bootstrap();
    expect(await calls()).toBe('ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund  \n');
  });

  it('OPS-01 runs the named script with its parameters on a Node that is new enough', async () => {
    await writeFile(join(folder, 'scripts/say.mjs'), 'console.log(process.version, ...process.argv.slice(1));');
    const { stdout } = await bootstrap({}, 'say.mjs', 'types', '--help');
    expect(stdout).toBe(`${process.version} ${join(await realpath(folder), 'scripts/say.mjs')} types --help\n`);
  });

  it('OPS-01 runs the named script on the Node of the packages where that of the machine is older, with its exit code', async () => {
    const installedNode = '#!/bin/sh\n[ "$1" = --version ] || { echo "packaged $@"; exit 3; }';
    const script = join(await realpath(folder), 'scripts/say.ts');
    await expect(bootstrap({ version: '20.19.0', installedNode }, 'say.ts', 'types')).rejects.toMatchObject({
      code: 3,
      stdout: `packaged ${script} types\n`,
    });
  });

  it('OPS-01 OPS-03 ends the named script when npm has ended the shell of the command', async () => {
    const installedNode = `#!/bin/sh
[ "$1" = --version ] && exit
trap "touch ended; exit" TERM
touch begun
while :; do sleep 0.1; done`;
    const { command, options } = commandOn({ version: '20.19.0', installedNode }, ['say.ts']);
    const shell = spawn('sh', ['-c', '"$@"; true', 'sh', ...command], { ...options, stdio: 'ignore' });
    await expect.poll(() => existsSync(join(folder, 'begun'))).toBe(true);
    shell.kill('SIGKILL');
    await expect.poll(() => existsSync(join(folder, 'ended'))).toBe(true);
  });

  it('OPS-01 installs again when the lockfile has changed', async () => {
    await bootstrap();
    await writeFile(join(folder, 'package-lock.json'), '{ "changed": true }');
    await bootstrap();
    expect((await calls()).split('\n')).toHaveLength(3);
  });

  it('OPS-01 links the Node of the packages after npm ci by hand too, and has nothing to install then', async () => {
    await bootstrap();
    await rm(join(folder, 'node_modules/.bin/node'));
    await rm(join(folder, 'node_modules/.lockfile-hash'));
    await mkdir(join(folder, 'node_modules/esbuild'));
    await bootstrap({}, '--installed');
    expect(await linkedNode()).toBe(`../${node}/bin/node`);
    await bootstrap();
    expect((await calls()).split('\n')).toHaveLength(2);
  });

  describe.each([true, false])(
    'bootstrap.mjs when the Node of the packages cannot run (linked by npm: %s)',
    (linked) => {
      const machine = { installedNode: '#!/lib/ld-nowhere.so', linked };

      it('OPS-01 uses the Node of the machine if its version is new enough', async () => {
        await bootstrap(machine);
        await bootstrap(machine);
        expect(await linkedNode()).toBeUndefined();
        expect((await calls()).split('\n')).toHaveLength(2);
      });

      it('OPS-01 fails each time with one line that names the required version if the Node of the machine is too old', async () => {
        const line = `[bootstrap] The Node of the packages does not run here (${process.platform} on ${process.arch}); install Node 26 yourself.\n`;
        const ended = { code: 1, stderr: expect.stringContaining(line) };
        await expect(bootstrap({ ...machine, version: '22.12.0' })).rejects.toMatchObject(ended);
        await expect(bootstrap({ ...machine, version: '22.12.0' })).rejects.toMatchObject(ended);
      });
    },
  );

  it('OPS-01 exits with one line and the exit code of npm ci, and runs npm ci again the next time', async () => {
    await expect(bootstrap({ status: '7' })).rejects.toMatchObject({
      code: 7,
      stderr: expect.stringContaining('\n[bootstrap] npm ci did not succeed'),
    });
    await bootstrap();
    expect((await calls()).split('\n')).toHaveLength(3);
  });
});
