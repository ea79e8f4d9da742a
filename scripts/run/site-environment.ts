import { type Brand, brands } from '../../brands/index.ts';
import { findNamedServices, suffixOf } from '../../shared/deployment/named-services.ts';

/** Where each brand is found on this machine, in the order of the list. */
export function localOrigins(port: number, list: readonly Brand[] = brands) {
  return list.map(({ id, name }) => ({ id, name, origin: `http://${id}.localhost:${port}` }));
}

/** The variable by which the site finds services that are running already; where there is none, the embedded ones are started. */
export function configuredService(environment: NodeJS.ProcessEnv): string | undefined {
  return findNamedServices(
    environment,
    brands.map(({ id }) => id),
  );
}

/** What the site is told so that it runs on this machine; what is set already stays. */
export function siteEnvironment(
  port: number,
  servicesPort: number | undefined,
  list: readonly Brand[] = brands,
): Record<string, string> {
  const settings = {
    PORT: String(port),
    EMULATION: '1',
    // Nobody balances load in front of it: it may stop at once.
    GRACE_MS: '0',
    ...(servicesPort !== undefined && { SERVICES_ORIGIN: `http://127.0.0.1:${servicesPort}` }),
    ...Object.fromEntries(localOrigins(port, list).map(({ id, origin }) => [`ORIGIN_${suffixOf(id)}`, origin])),
  };
  return Object.fromEntries(Object.entries(settings).filter(([name]) => name === 'PORT' || !process.env[name]?.trim()));
}
