import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';

/** Starts a command of a copy of the project, as npm does: it and its child processes exit when this process exits. */
export function startCommand(folder: string, name: 'start' | 'dev', env: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, [`scripts/${name}.ts`], {
    cwd: folder,
    env: { PATH: process.env['PATH'], npm_lifecycle_event: name, PREPARE_IMAGES: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints = text(child.stderr);
  const ended = once(child, 'close').then(([code]) => Number(code));
  const lines: string[] = [];
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line));
  return {
    child,
    /** Lines of the output so far. */
    lines,
    /** Resolves with all that the command writes to stderr. */
    complaints,
    /** Resolves with the exit code. */
    ended,
    /** Resolves when a line is printed that begins so, rejects when the command exits before. */
    printed: (beginning: string) =>
      new Promise<void>((resolve, reject) => {
        output.on('line', (line) => line.startsWith(beginning) && resolve());
        void complaints.then((said) => reject(new Error(`[tests] It ended: ${said}`)));
      }),
    async stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
