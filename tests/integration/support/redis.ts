import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import redis from '@redis/client';
import { freePort } from '../../../scripts/run/port.ts';
import { findProgram } from '../../../scripts/test/debian.ts';

const program = findProgram('redis-server') ?? '';

/** Whether this machine has Redis. `npm test` installs it where it may. */
export const hasRedis = program !== '';

export const redisIsMissing = 'needs redis-server: apt-get install redis-server';

const openClient = (url: string) =>
  redis
    .createClient({ url, socket: { tls: url.startsWith('rediss:'), rejectUnauthorized: false } as object })
    .connect();

/** Settings of a site whose cache must be used on a busy machine as well, where Redis may take longer than usual. */
export const patient = { CACHE_WAIT_MS: '5000' };

export interface RunningRedis {
  port: number;
  url: string;
  child: ChildProcess;
  /** A connection of the test. */
  client: Awaited<ReturnType<typeof openClient>>;
  stop(): Promise<void>;
}

export interface RedisOptions {
  port?: number;
  /** Text of a file of settings, for a Sentinel, which writes to it. */
  config?: string;
  /** Arguments of redis-server besides those below. */
  settings?: readonly string[];
  /** The URL for a port, by default without TLS and password. */
  urlOf?(port: number): string;
}

/** Starts a Redis without persistence. */
export async function startRedis({ port, config, settings = [], urlOf }: RedisOptions = {}): Promise<RunningRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'redis-'));
  const file = config === undefined ? undefined : join(folder, 'redis.conf');
  if (file !== undefined) await writeFile(file, config ?? '');
  const chosen = port ?? (await freePort());
  const listening = settings.includes('--tls-port') ? ['--port', '0'] : ['--port', String(chosen)];
  const child = spawn(
    program,
    [
      ...(file ? [file] : []),
      ...listening,
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--dir',
      folder,
      ...settings.map((one) => one.replace('<port>', String(chosen))),
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const exited = once(child, 'exit');
  const { promise: ready, resolve } = Promise.withResolvers<void>();
  if (child.stdout) {
    createInterface({ input: child.stdout }).on(
      'line',
      (line) => /Ready to accept connections|Sentinel ID is/.test(line) && resolve(),
    );
  }
  await Promise.race([ready, exited.then(() => Promise.reject(new Error('[tests] Redis ended before it was ready.')))]);
  const url = urlOf?.(chosen) ?? `redis://127.0.0.1:${chosen}`;
  const client = await openClient(url);
  client.on('error', () => undefined);
  return {
    port: chosen,
    url,
    child,
    client,
    async stop() {
      client.destroy();
      child.kill('SIGKILL');
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
