import { afterAll } from 'vitest';
import { faultControl } from './faults.ts';
import { startServices } from './services.ts';
import { startSite } from './site.ts';

interface SiteWithServicesOptions {
  /** Opens the services' `/_faults`, which `faults` steers. */
  faults?: boolean;
  /** Of the site, and of the services. */
  env?: Record<string, string>;
  servicesEnv?: Record<string, string>;
}

/** A site with services of its own behind it, for the file that asks for them: both end behind its last test. */
export async function startSiteWithServices({
  faults = false,
  env = {},
  servicesEnv = {},
}: SiteWithServicesOptions = {}) {
  const services = await startServices({ faults, env: servicesEnv });
  afterAll(() => services.stop());
  const site = await startSite({ servicesOrigin: services.origin, env });
  afterAll(() => site.stop());
  return { services, site, faults: faultControl(services.origin) };
}
