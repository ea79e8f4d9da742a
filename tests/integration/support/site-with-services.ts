import { afterAll, inject } from 'vitest';
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

/** Services of its own for the file that has wishes, ended behind its last test; those that all share for the others. */
async function servicesFor(faults: boolean, env: Record<string, string>) {
  if (!faults && Object.keys(env).length === 0) return { origin: inject('servicesOrigin') };
  const services = await startServices({ faults, env });
  afterAll(() => services.stop());
  return services;
}

/** A site with services behind it, for the file that asks for it: it ends behind the last test. */
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
