import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { transform } from 'esbuild';
import { Failure } from '../../terminal/failure.ts';
import { root } from '../../run/root.ts';
import type { ProgramState, StateQuestion } from './program-state.ts';

/** A running program that is measured. */
export interface Program extends AsyncDisposable {
  readonly port: number;
  readonly pid: number;
  /** Milliseconds from its start until it said that it listens. */
  readonly startedInMs: number;
  state(question?: Partial<StateQuestion>): Promise<ProgramState>;
}

export interface ProgramOptions {
  /** With what tells its state; without, nothing is loaded besides the program. */
  isProbed?: boolean;
  /** What Node is told. */
  flags?: readonly string[];
}

/** What a program writes when it listens: one line of JSON whose code ends so. */
const readyCode = /"code":"(?:[\w-]+\.)?ready"/;

/** The probe as plain JavaScript: what Node needs to run types would be 30 MB of the memory that is measured. */
const readProbe = async () => {
  const source = await readFile(new URL('./probe.ts', import.meta.url), 'utf8');
  const { code } = await transform(source, { loader: 'ts' });
  return `data:text/javascript,${encodeURIComponent(code)}`;
};

/** Starts a program of the project (path from its folder) with the probe in it, and waits until it listens. */
export async function startProgram(
  path: string,
  environment: Readonly<Record<string, string>> = {},
  { isProbed = true, flags = [] }: ProgramOptions = {},
): Promise<Program> {
  const imports = isProbed ? ['--import', await readProbe()] : [];
  const begun = performance.now();
  const child = fork(root + path, {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment },
    execArgv: [...flags, ...imports],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exited = once(child, 'exit');
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const { promise: listening, resolve } = Promise.withResolvers<number>();
  if (child.stdout) {
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      if (!readyCode.test(line)) return;
      const { port } = JSON.parse(line) as { port: number };
      lines.close();
      // What follows is the log of requests: it must flow, and is not read.
      child.stdout?.resume();
      resolve(port);
    });
  }
  const port = await Promise.race([listening, exited.then(() => undefined)]);
  if (port === undefined) throw new Failure(`[bench] ${path} ended before it listened: ${complaints.trim()}`);
  const startedInMs = performance.now() - begun;

  return {
    port,
    pid: child.pid ?? 0,
    startedInMs,
    async state({ collectFirst = false } = {}) {
      child.send({ collectFirst });
      const [state] = await once(child, 'message');
      return state as ProgramState;
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await exited;
    },
  };
}
