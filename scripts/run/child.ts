import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './root.ts';

/** A running child process. */
export interface Child {
  readonly name: string;
  /** Its exit code; a signal counts as 1. */
  readonly exited: Promise<number>;
  /** Sends SIGTERM and waits for the exit. Kills the process after the limit (ms). */
  stop(limit?: number): Promise<void>;
  /** Prints the output so far, and all later output at once. */
  release(): void;
  /** The end of the output of both streams, in order. */
  lastOutput(): string;
}

/** Programs may take 25 s to finish their streams. In milliseconds, with a margin. */
const stopLimit = 30_000;

/** Length limit of the output in error reports, in characters. */
const maxOutput = 16_384;

/**
 * Starts `node <args>` in the project's folder. Buffers its output until `release()` or until it exits, so that it
 * is not printed before the parent's own first lines. With `readOutput`, standard output is passed to it instead. With
 * `program`, that runs instead of Node.
 */
export function startChild(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  readOutput?: (text: string) => void,
  program = process.execPath,
): Child {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    // The IPC channel closes when this process is killed. The program then exits too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const buffered: (() => void)[] = [];
  let isBuffering = true;
  let output = '';
  const write = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-maxOutput);
    if (isBuffering) buffered.push(() => stream.write(chunk));
    else stream.write(chunk);
  };
  if (readOutput) child.stdout?.setEncoding('utf8').on('data', readOutput);
  else child.stdout?.on('data', write(process.stdout));
  child.stderr?.on('data', write(process.stderr));
  const release = () => {
    isBuffering = false;
    for (const show of buffered.splice(0)) show();
  };
  const exited = once(child, 'close').then(([code]) => {
    release();
    return typeof code === 'number' ? code : 1;
  });

  return {
    name,
    exited,
    release,
    lastOutput: () => output,
    async stop(limit = stopLimit) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), limit);
      await exited;
      clearTimeout(timer);
    },
  };
}
