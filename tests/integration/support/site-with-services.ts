import { afterAll, inject } from 'vitest';
import { faultControl } from './faults.ts';
import { startServices } from './services.ts';
import { startSite } from './site.ts';

interface SiteWithServicesOptions {
  /** Enables the services' `/_faults`, which the returned `faults` controls. */
  faults?: boolean;
  /** Environment of the site. */
  env?: Record<string, string>;
  /** Environment of the services. */
  servicesEnv?: Record<string, string>;
}

/** Starts services for a file with faults or settings, stopped after its last test. Other files use the shared services. */
async function servicesFor(faults: boolean, env: Record<string, string>) {
  if (!faults && Object.keys(env).length === 0) return { origin: inject('servicesOrigin') };
  const services = await startServices({ faults, env });
  afterAll(() => services.stop());
  return services;
}

/** Starts a site and its services for a test file. Both stop after its last test. */
export async function startSiteWithServices({
  faults = false,
  env = {},
  servicesEnv = {},
}: SiteWithServicesOptions = {}) {
  const services = await servicesFor(faults, servicesEnv);
  const site = await startSite({ servicesOrigin: services.origin, env });
  afterAll(() => site.stop());
  return { services, site, faults: faultControl(services.origin) };
}
