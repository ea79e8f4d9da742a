import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readCatalogueVersion } from '../../../server/services/database/version.ts';

export interface RunningServices {
  /** `http://127.0.0.1:<port>`, without a trailing slash. */
  origin: string;
  child: ChildProcess;
  /** The log so far, one parsed line each. */
  log: Record<string, unknown>[];
  /** Stops them by SIGTERM and removes data of their own. Resolves with the exit code. */
  stop(): Promise<number | null>;
}

export interface ServicesOptions {
  /** Opens `/_faults`, `/_release` and `/_requests`. */
  faults?: boolean;
  env?: Record<string, string>;
}

const cache = 'node_modules/.cache/services';
/** With a compile cache programs start from their sources in two thirds of the time. */
export const compileCache = { NODE_COMPILE_CACHE: join(process.cwd(), cache, 'code') };
/** Catalogue and content. The services read the content again when its files have changed since. */
const isPrepared = (file: string) => /^(?:catalogue|content).*\.sqlite$/.test(file);
const exitLimitMs = 10_000;

/** Starts the services on a free port. Rejects with their stderr when they exit before they are ready. */
async function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, ['server/services/main.ts'], {
    env: {
      PATH: process.env['PATH'],
      ...compileCache,
      SERVICES_PORT: '0',
      PREPARE_IMAGES: '0',
      ...env,
    },
    // The services exit when the IPC channel to the test run closes.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = child;
  const exited = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null));
  let complaints = '';
  stderr?.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
  const log: Record<string, unknown>[] = [];
  const { promise: ready, resolve } = Promise.withResolvers<number>();
  if (stdout) {
    createInterface({ input: stdout }).on('line', (line) => {
      const entry = JSON.parse(line) as Record<string, unknown>;
      log.push(entry);
      if (entry['code'] === 'services.ready') resolve(Number(entry['port']));
    });
  }
  const port = await Promise.race([ready, exited.then(() => undefined)]);
  if (port === undefined) throw new Error(`[tests] The services ended before they were ready: ${complaints}`);
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    // Node may lock up while it exits right after heavy work: https://github.com/nodejs/node/issues/54918
    const timer = setTimeout(() => child.kill('SIGKILL'), exitLimitMs);
    return exited.finally(() => clearTimeout(timer));
  };
  return { origin: `http://127.0.0.1:${port}`, child, log, stop };
}

/**
 * Returns a folder with the catalogue of the current sources and the content, cached for later runs. Test files that start at the same time may each
 * create it; the first that finishes is used.
 */
export async function prepareCatalogue(scale = '1', markets = ''): Promise<string> {
  const folder = join(cache, readCatalogueVersion(Number(scale), markets.split(',').filter(Boolean)));
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const unfinished = await mkdtemp(join(cache, 'unfinished-'));
  const services = await launch({ DATA_DIR: unfinished, CATALOGUE_SCALE: scale, MARKETS: markets });
  await services.stop();
  try {
    await rename(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    await rm(unfinished, { recursive: true });
  }
  return folder;
}

/** Creates a data folder in `parent`: a copy of the prepared files, and pictures shared with all other runs. The caller removes it. */
export async function prepareData(scale?: string, markets?: string, parent = tmpdir()): Promise<string> {
  const prepared = await prepareCatalogue(scale, markets);
  const data = await mkdtemp(join(parent, 'services-'));
  const files = await readdir(prepared);
  for (const file of files.filter(isPrepared)) await copyFile(join(prepared, file), join(data, file));
  const pictures = join(process.cwd(), cache, 'images');
  await mkdir(pictures, { recursive: true });
  await symlink(pictures, join(data, 'images'), 'junction');
  return data;
}

/** Starts the embedded services on a free port: with data of their own, or with a data folder that the caller removes. */
export async function startServices({ faults = false, env = {} }: ServicesOptions = {}): Promise<RunningServices> {
  const given = env['DATA_DIR'];
  const data = given ?? (await prepareData(env['CATALOGUE_SCALE'], env['MARKETS']));
  const services = await launch({ ...(faults && { FAULTS: '1' }), ...env, DATA_DIR: data });
  return {
    ...services,
    async stop() {
      const code = await services.stop();
      if (given === undefined) await rm(data, { recursive: true, force: true });
      return code;
    },
  };
}
