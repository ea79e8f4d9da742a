import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type RunningServices, startServices } from './services.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the services that are shared by all files without faults or settings of their own. */
    servicesOrigin: string;
    /** Folder for the data of services that run as long as a worker. */
    workersFolder: string;
  }
}

let services: RunningServices | undefined;
let workersFolder = '';

/**
 * Provides the services at `CONTRACT_ORIGIN`, or starts the embedded ones. Starting them before the first file also creates the
 * catalogue once, and not in each worker.
 */
export async function setup({ provide }: TestProject): Promise<void> {
  workersFolder = await mkdtemp(join(tmpdir(), 'workers-'));
  provide('workersFolder', workersFolder);
  const given = process.env['CONTRACT_ORIGIN'];
  if (given) return provide('servicesOrigin', given);
  services = await startServices();
  provide('servicesOrigin', services.origin);
}

/** Stops the embedded services after the last file, and removes the data of those of the workers. */
export async function teardown(): Promise<void> {
  await services?.stop();
  await rm(workersFolder, { recursive: true, force: true, maxRetries: 5 });
}
