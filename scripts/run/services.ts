import { startChild } from './child.ts';
import type { Child } from './child.ts';
import { becomesReady } from './ready.ts';
import { root } from './root.ts';

/** Starts the embedded services from their sources. */
export function startServices(port: number, environment: Readonly<Record<string, string>> = {}): Child {
  return startChild('services', ['--enable-source-maps', 'server/services/main.ts'], {
    // With a compile cache the sources start in two thirds of the time.
    NODE_COMPILE_CACHE: `${root}node_modules/.cache/services/code`,
    ...environment,
    SERVICES_PORT: String(port),
  });
}

/** Waits until the services respond. False when they exit first. */
export function servicesReady(services: Child, port: number): Promise<boolean> {
  return becomesReady(services, `http://127.0.0.1:${port}/_health`);
}
