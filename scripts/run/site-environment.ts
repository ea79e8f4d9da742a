import { isIPv6 } from 'node:net';
import { type Brand, brands } from '../../brands/index.ts';
import { findNamedServices, suffixOf } from '../../shared/deployment/named-services.ts';

/** Local origin of each brand, in the order of the list. */
export function localOrigins(port: number, list: readonly Brand[] = brands) {
  return list.map(({ id, name }) => ({ id, name, origin: `http://${id}.localhost:${port}` }));
}

/** URL of the readiness endpoint: on the site's own host, or on the loopback address when it listens on all. */
export function readyUrl(port: number, environment: NodeJS.ProcessEnv): string {
  const host = environment['HOST']?.trim() || '0.0.0.0';
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}/readyz`;
}

/**
 * The variable that points to services that are running already. Undefined when the embedded ones are to be started.
 */
export function configuredService(environment: NodeJS.ProcessEnv): string | undefined {
  return findNamedServices(
    environment,
    brands.map(({ id }) => id),
  );
}

/** Environment variables for running the site on this machine. Variables that are set already win. */
export function siteEnvironment(
  port: number,
  servicesPort: number | undefined,
  list: readonly Brand[] = brands,
): Record<string, string> {
  const settings = {
    PORT: String(port),
    EMULATION: '1',
    // No load balancer is in front of it, so it may stop at once.
    GRACE_MS: '0',
    ...(servicesPort !== undefined && {
      SERVICES_ORIGIN: `http://127.0.0.1:${servicesPort}`,
      DEMO_TAGS: '1',
    }),
    ...Object.fromEntries(localOrigins(port, list).map(({ id, origin }) => [`ORIGIN_${suffixOf(id)}`, origin])),
  };
  return Object.fromEntries(Object.entries(settings).filter(([name]) => name === 'PORT' || !process.env[name]?.trim()));
}
