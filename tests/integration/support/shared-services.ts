import type { TestProject } from 'vitest/node';
import { type RunningServices, startServices } from './services.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of services that all files ask which neither steer nor restart them. */
    servicesOrigin: string;
  }
}

let services: RunningServices | undefined;

/**
 * Names those that `CONTRACT_ORIGIN` does, or starts the embedded ones: before the first file, which also makes the catalogue once and
 * not in each worker.
 */
export async function setup({ provide }: TestProject): Promise<void> {
  const given = process.env['CONTRACT_ORIGIN'];
  if (given) return provide('servicesOrigin', given);
  services = await startServices();
  provide('servicesOrigin', services.origin);
}

/** Ends what was started, behind the last file. */
export async function teardown(): Promise<void> {
  await services?.stop();
}
