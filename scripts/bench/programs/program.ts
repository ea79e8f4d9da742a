import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { transform } from 'esbuild';
import { Failure } from '../../terminal/failure.ts';
import { root } from '../../run/root.ts';
import type { ProgramState, StateQuestion } from './program-state.ts';

/** A running program under measurement. */
export interface Program extends AsyncDisposable {
  readonly port: number;
  readonly pid: number;
  /** Milliseconds from the start until it logged that it listens. */
  readonly startedInMs: number;
  state(question?: Partial<StateQuestion>): Promise<ProgramState>;
}

export interface ProgramOptions {
  /** Loads the probe that reports the program's state. */
  isProbed?: boolean;
  /** Started as in production, by `scripts/serve.sh`. Otherwise by plain Node. */
  isServed?: boolean;
}

/** Log code of the line that a listening program writes. Its admin server has a line of its own. */
const readyCode = /"code":"(?!admin\.)(?:[\w-]+\.)?ready"/;

/** The probe as plain JavaScript. Node's type stripping would add 30 MB to the measured memory. */
const readProbe = async () => {
  const source = await readFile(new URL('./probe.ts', import.meta.url), 'utf8');
  const { code } = await transform(source, { loader: 'ts' });
  return `data:text/javascript,${encodeURIComponent(code)}`;
};

/** Starts a program of the project (path from its folder) with the probe, and waits until it listens. */
export async function startProgram(
  path: string,
  environment: Readonly<Record<string, string>> = {},
  { isProbed = true, isServed = false }: ProgramOptions = {},
): Promise<Program> {
  const options = isProbed ? { NODE_OPTIONS: `--import ${await readProbe()}` } : {};
  const begun = performance.now();
  const [command, ...parameters] = isServed ? ['sh', 'scripts/serve.sh', path] : [process.execPath, path];
  const child = spawn(command, parameters, {
    cwd: root,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...options, ...environment },
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
      // The rest of the output is the request log. Drain it, so that the pipe does not block.
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
