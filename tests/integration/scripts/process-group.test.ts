import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/run/root.ts';
import { folderOfTest } from '../../support/temporary-folder.ts';

const modules = ['child', 'process-group'].map((name) => `${root}scripts/run/${name}.ts`);

/** Starts a group of two programs in a process of its own. The second writes the file `ready` and waits. */
function startGroup(first: string, ready: string) {
  const waiting = `
    process.on('SIGTERM', () => { console.log('second ended'); process.exit(0); });
    setInterval(() => {}, 1000);
    console.log('second started ' + process.pid);
    require('node:fs').writeFileSync(${JSON.stringify(ready)}, '');`;
  const script = `
    import { startChild } from '${modules[0]}';
    import { createProcessGroup } from '${modules[1]}';
    const group = createProcessGroup();
    const second = group.add(startChild('second', ['-e', ${JSON.stringify(waiting)}], {}));
    second.release();
    group.add(startChild('first', ['-e', ${JSON.stringify(first)}], {}));
    process.exitCode = await group.ended;`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const { promise: started, resolve } = Promise.withResolvers<number>();
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      const pid = /^second started (\d+)$/.exec(line)?.[1];
      if (pid) resolve(Number(pid));
    });
  return { child, lines, started, ended: once(child, 'close').then(([code]) => Number(code)) };
}

/** The command line of a process, or undefined when there is no such process. */
const program = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined);

describe('a process group', () => {
  it('OPS-01 exits with the code of the first program that exits, and stops the others', async () => {
    const ready = join(folderOfTest(), 'ready');
    const first = `setInterval(() => {
      if (require('node:fs').existsSync(${JSON.stringify(ready)})) { console.log('last words'); process.exit(3); }
    }, 10)`;
    const group = startGroup(first, ready);
    const pid = await group.started;
    expect(await group.ended).toBe(3);
    expect(group.lines).toEqual(expect.arrayContaining(['last words', '[first] ended with code 3.', 'second ended']));
    expect(await program(pid)).toBeFalsy();
  });

  it('OPS-01 exits with 0 at SIGTERM and stops its programs', async () => {
    const group = startGroup('setInterval(() => {}, 1000)', join(folderOfTest(), 'ready'));
    const pid = await group.started;
    group.child.kill('SIGTERM');
    expect(await group.ended).toBe(0);
    expect(group.lines).toContain('second ended');
    expect(await program(pid)).toBeFalsy();
  });
});
