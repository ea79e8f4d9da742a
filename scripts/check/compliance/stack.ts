import { rm } from 'node:fs/promises';
import type { Build } from '../../build/builder.ts';
import { cacheFolder } from '../../build/cache.ts';
import { writeBuild } from '../../build/write-build.ts';
import { Failure } from '../../terminal/failure.ts';
import { startChild } from '../../run/child.ts';
import { freePort } from '../../run/port.ts';
import { becomesReady } from '../../run/ready.ts';
import { servicesReady, startServices } from '../../run/services.ts';

export interface Stack extends AsyncDisposable {
  readonly sitePort: number;
  readonly servicesOrigin: string;
  /** The site's log, with errors only. It is complete once the site has stopped. */
  readonly siteLog: () => string;
}

/**
 * Starts a build of the site with the embedded services. Disposing the result stops both. At a time `at`
 * (`2026-02-01T12:00:00Z`) the services' clock stands still, and pages can be requested for it by `dem`.
 */
export async function startStack(root: string, build: () => Promise<Build>, at?: string): Promise<Stack> {
  const outDir = `${root}.dist-check/`;
  await using parts = new AsyncDisposableStack();
  parts.defer(() => rm(outDir, { recursive: true, force: true }));
  const servicesPort = await freePort();
  const quiet = { LOG_LEVEL: 'error', FAULTS: '0' };
  const dataDir = await cacheFolder('check-services');
  const clock: Record<string, string> = at === undefined ? {} : { CLOCK: at, EMULATION: '1' };
  const services = startServices(servicesPort, { ...quiet, ...clock, DATA_DIR: dataDir, PREPARE_IMAGES: '0' });
  parts.defer(() => services.stop());
  // The services load their catalogue meanwhile.
  await writeBuild(await build(), { root, outDir, mode: 'production' });
  const sitePort = await freePort();
  const servicesOrigin = `http://127.0.0.1:${servicesPort}`;
  const settings = {
    ...quiet,
    EMULATION: at === undefined ? '0' : '1',
    HOST: '127.0.0.1',
    PORT: String(sitePort),
    SERVICES_ORIGIN: servicesOrigin,
    GRACE_MS: '0',
    // Wait for all data, so that every page is complete.
    DATA_WAIT_MS: '5000',
  };
  let log = '';
  const site = startChild('site', ['.dist-check/server/main.js'], settings, (text) => {
    log += text;
  });
  parts.defer(() => site.stop());
  const isReady =
    (await servicesReady(services, servicesPort)) && (await becomesReady(site, `http://127.0.0.1:${sitePort}/readyz`));
  if (!isReady)
    throw new Failure(`${log}[check] The site or its services ended before they responded; see their log above.`);
  const running = parts.move();
  return { sitePort, servicesOrigin, siteLog: () => log, [Symbol.asyncDispose]: () => running.disposeAsync() };
}
