import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';

const ownProgram = 'dist/server/main.js';

export interface RunningSite {
  port: number;
  child: ChildProcess;
  /** The log so far, one parsed line each. */
  log: Record<string, unknown>[];
  /** Resolves with the first past or future log line that has this code. */
  logged(code: string): Promise<Record<string, unknown>>;
  /** Resolves with the exit code. */
  exited: Promise<number | null>;
  /** Throws when Node has warned of leaking listeners or of deprecated calls. */
  expectNoWarning(): void;
  /** Stops the site by SIGTERM. Resolves with the exit code. Rejects when Node has warned. */
  stop(): Promise<number | null>;
}

export interface SiteOptions {
  /** Without it, `env` must configure the services. */
  servicesOrigin?: string;
  env?: Record<string, string>;
  /** Path of another build's server. */
  program?: string;
  /** A shell command that starts the site; without it, Node starts it directly. */
  command?: string;
  /** In a process group of its own, as a shell starts a command. */
  detached?: boolean;
}

/** Starts the built site on a free port. Its hosts are `en.localhost` and so on; request 127.0.0.1 with a Host header. */
export async function startSite({
  servicesOrigin,
  env = {},
  program = ownProgram,
  command,
  detached = false,
}: SiteOptions): Promise<RunningSite> {
  if (!existsSync(program)) throw new Error('[tests] There is no build; run `npm run build` first.');
  const [starter, ...words] = command === undefined ? [process.execPath, program] : ['sh', '-c', command];
  const child = spawn(starter, words, {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      ...(servicesOrigin !== undefined && { SERVICES_ORIGIN: servicesOrigin }),
      GRACE_MS: '0',
      // On a busy machine fast data may be late. Only tests that set this themselves want a stream.
      DATA_WAIT_MS: '5000',
      ...env,
    },
    // The site exits when the IPC channel closes, also when a failing test has not stopped it.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached,
  });
  const log: Record<string, unknown>[] = [];
  const waiting: { code: string; resolve(line: Record<string, unknown>): void }[] = [];
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const onLine = (line: string) => {
    const entry = JSON.parse(line) as Record<string, unknown>;
    log.push(entry);
    for (const waiter of waiting.filter(({ code }) => code === entry['code'])) waiter.resolve(entry);
  };
  if (child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
  const logged = (code: string) =>
    new Promise<Record<string, unknown>>((resolve) => {
      const present = log.find((entry) => entry['code'] === code);
      if (present) resolve(present);
      else waiting.push({ code, resolve });
    });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const ready = await Promise.race([logged('server.ready'), exited.then(() => undefined)]);
  if (!ready) throw new Error(`[tests] The site ended before it was ready: ${complaints}`);
  const expectNoWarning = () => {
    if (/MaxListenersExceededWarning|DeprecationWarning/.test(complaints))
      throw new Error(`[tests] Node warned: ${complaints}`);
  };
  return {
    port: Number(ready['port']),
    child,
    log,
    logged,
    exited,
    expectNoWarning,
    async stop() {
      child.kill('SIGTERM');
      const code = await exited;
      expectNoWarning();
      return code;
    },
  };
}
