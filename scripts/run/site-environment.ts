import { isIPv6 } from 'node:net';
import { type Brand, brands } from '../../brands/index.ts';
import { findNamedServices, suffixOf } from '../../shared/deployment/named-services.ts';

/** Where each brand is found on this machine, in the order of the list. */
export function localOrigins(port: number, list: readonly Brand[] = brands) {
  return list.map(({ id, name }) => ({ id, name, origin: `http://${id}.localhost:${port}` }));
}

/** Where the site says that it is ready: at the address that it listens on, or at this machine's own where it listens on all. */
export function readyAddress(port: number, environment: NodeJS.ProcessEnv): string {
  const host = environment['HOST']?.trim() || '0.0.0.0';
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}/readyz`;
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
