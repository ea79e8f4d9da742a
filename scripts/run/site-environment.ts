import { brands } from '../../brands/index.ts';

/** Where each brand is found on this machine, in the order of the list. */
export function localOrigins(port: number): { id: string; name: string; origin: string }[] {
  return brands.map(({ id, name }) => ({ id, name, origin: `http://${id}.localhost:${port}` }));
}

/** A variable that tells where a service is (`SERVICES_ORIGIN`, `API_ORIGIN_DE`); `ORIGIN_DE` is a site's own. */
export function configuredService(environment: NodeJS.ProcessEnv): string | undefined {
  return Object.keys(environment).find((name) => /^[A-Z_]+_ORIGIN(_[A-Z]+)?$/.test(name) && environment[name]);
}

/** What the site is told so that it runs on this machine; what is set already stays. */
export function siteEnvironment(port: number, servicesPort: number | undefined): Record<string, string> {
  const settings = {
    PORT: String(port),
    EMULATION: '1',
    // Nobody balances load in front of it: it may stop at once.
    GRACE_MS: '0',
    ...(servicesPort !== undefined && { SERVICES_ORIGIN: `http://127.0.0.1:${servicesPort}` }),
    ...Object.fromEntries(localOrigins(port).map(({ id, origin }) => [`ORIGIN_${id.toUpperCase()}`, origin])),
  };
  return Object.fromEntries(Object.entries(settings).filter(([name]) => name === 'PORT' || !process.env[name]));
}
