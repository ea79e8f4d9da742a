import { afterAll, inject } from 'vitest';
import { faultControl } from './faults.ts';
import { areCommon, freshSite } from './fresh-site.ts';
import { startServices } from './services.ts';
import { sharedServicesWithFaults } from './services-with-faults.ts';
import { startSite } from './site.ts';

interface SiteWithServicesOptions {
  /**
   * Enables the services' `/_faults`, which the returned `faults` controls. `own` services are not shared with other files of the
   * worker.
   */
  faults?: boolean | 'own';
  /** Environment of the site. */
  env?: Record<string, string>;
  /** Environment of the services. */
  servicesEnv?: Record<string, string>;
}

/** Starts services for a file with settings, stopped after its last test. Other files share services, with or without faults. */
async function servicesFor(faults: boolean | 'own', env: Record<string, string>) {
  if (faults !== 'own' && Object.keys(env).length === 0) {
    return faults ? sharedServicesWithFaults() : { origin: inject('servicesOrigin') };
  }
  const services = await startServices({ faults: faults !== false, env });
  afterAll(() => services.stop());
  return services;
}

/**
 * Starts a site and its services for a test file. Both stop after its last test. Files of a worker share a site with common
 * settings, which is fresh for each.
 */
export async function startSiteWithServices({
  faults = false,
  env = {},
  servicesEnv = {},
}: SiteWithServicesOptions = {}) {
  const services = await servicesFor(faults, servicesEnv);
  const faultsOfServices = faultControl(services.origin);
  if (faults !== 'own' && Object.keys(servicesEnv).length === 0 && areCommon(env)) {
    const site = await freshSite(services.origin, env);
    afterAll(() => site.expectNoWarning());
    return { services, site, faults: faultsOfServices };
  }
  const site = await startSite({ servicesOrigin: services.origin, env });
  afterAll(() => site.stop());
  return { services, site, faults: faultsOfServices };
}
