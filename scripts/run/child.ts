import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from './root.ts';

/** A running program of the project. */
export interface Child {
  readonly name: string;
  /** Its exit code; a signal counts as 1. */
  readonly exited: Promise<number>;
  /** Asks it to end and waits; after the limit (ms) it is ended. */
  stop(limit?: number): Promise<void>;
  /** Shows what it has written so far, and from now on at once. */
  release(): void;
  /** The end of what it has written, of both streams as it came. */
  lastWords(): string;
}

/** What a program may need to finish its streams (25 s) and a little more. */
const stopLimit = 30_000;

/** What a program that fails has to say about it is not longer (characters). */
const mostWords = 16_384;

/**
 * Starts `node <args>` in the project's folder. What it writes is held back until `release()`, or until it ends by itself:
 * its first words should not stand before those of the command that started it.
 */
export function startChild(
  name: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Child {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...environment },
    // A program that loses its channel knows that this one was killed, and ends too.
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
  child.stdout?.on('data', write(process.stdout));
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
