import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './root.ts';

/** A running child process. */
export interface Child {
  readonly name: string;
  /** Its exit code; a signal counts as 1. */
  readonly exited: Promise<number>;
  /** Asks the process to exit and waits. After the limit (ms) it is killed. */
  stop(limit?: number): Promise<void>;
  /** Prints the output so far, and all later output at once. */
  release(): void;
  /** The end of the output of both streams, in order. */
  lastWords(): string;
}

/** Programs may take 25 s to finish their streams. In milliseconds, with a margin. */
const stopLimit = 30_000;

/** Length limit of the output in error reports, in characters. */
const mostWords = 16_384;

/**
 * Starts `node <args>` in the project's folder. Holds back its output until `release()` or until it exits, so that it
 * is not printed before the parent's own first lines. With `readOutput`, standard output is passed to it instead.
 */
export function startChild(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  readOutput?: (text: string) => void,
): Child {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    // A program whose IPC channel closes knows that this process was killed, and exits too.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const held: (() => void)[] = [];
  let holding = true;
  let words = '';
  const write = (stream: NodeJS.WriteStream) => (chunk: Buffer) => {
    words = (words + chunk.toString()).slice(-mostWords);
    if (holding) held.push(() => stream.write(chunk));
    else stream.write(chunk);
  };
  if (readOutput) child.stdout?.setEncoding('utf8').on('data', readOutput);
  else child.stdout?.on('data', write(process.stdout));
  child.stderr?.on('data', write(process.stderr));
  const release = () => {
    holding = false;
    for (const show of held.splice(0)) show();
  };
  const exited = once(child, 'close').then(([code]) => {
    release();
    return typeof code === 'number' ? code : 1;
  });

  return {
    name,
    exited,
    release,
    lastWords: () => words,
    async stop(limit = stopLimit) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), limit);
      await exited;
      clearTimeout(timer);
    },
  };
}
