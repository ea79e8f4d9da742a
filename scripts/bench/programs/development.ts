import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { Failure, reasonOf } from '../../terminal/failure.ts';
import { copyProject } from '../../test/project-copy.ts';

/** `npm run dev` in a copy of the sources. */
export interface Development extends AsyncDisposable {
  /**
   * Replaces words of a file. Returns the milliseconds until open pages reload, and a function that reverts the change.
   */
  change(path: string, from: RegExp, to: string): Promise<{ ms: number; takeBack(): Promise<number> }>;
}

/** The line that it prints after it has notified the pages. */
const shown = /^\[dev\] .*: shown after \d+ ms$/;

/** Above the duration on a very slow machine. */
const limitMs = 60_000;

/** Subscribes to the lines when called. */
async function untilShown(lines: Interface): Promise<void> {
  const events = on(lines, 'line', { signal: AbortSignal.timeout(limitMs), close: ['close'] });
  for await (const [line] of events) if (shown.test(String(line))) return;
  throw new Failure('it ended');
}

/** Starts the command as npm does: it exits, with all its children, when this process ends. */
export async function startDevelopment(
  port: number,
  environment: Readonly<Record<string, string>>,
): Promise<Development> {
  await using started = new AsyncDisposableStack();
  const copy = await copyProject();
  started.defer(() => copy.remove());
  const child = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: copy.folder,
    env: { PATH: process.env['PATH'], npm_lifecycle_event: 'dev', ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'close');
  started.defer(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const lines = createInterface(child.stdout);

  async function timeUntilShown(act: () => Promise<void>): Promise<number> {
    const begun = performance.now();
    try {
      await Promise.all([untilShown(lines), act()]);
    } catch (error) {
      throw new Failure(`[bench] npm run dev showed nothing (${reasonOf(error)}): ${complaints.trim()}`);
    }
    return performance.now() - begun;
  }

  await timeUntilShown(() => Promise.resolve());
  const running = started.move();
  return {
    async change(path, from, to) {
      let restore = () => Promise.resolve();
      const ms = await timeUntilShown(async () => {
        restore = await copy.edit(path, [[from, to]]);
      });
      return { ms, takeBack: () => timeUntilShown(() => restore()) };
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
