import { Failure } from '../terminal/failure.ts';
import { needFreePort, readPorts } from './port.ts';
import { needRightSettings } from './settings.ts';
import { configuredService, siteEnvironment } from './site-environment.ts';

/** Settings with which the site, and the embedded services with it, start on this machine. */
export interface StartSettings {
  port: number;
  /** Undefined when the services are running already. */
  servicesPort: number | undefined;
  /** The variable that points to those services. */
  configured: string | undefined;
  /** Environment variables of the site, besides those that are set already. */
  site: Record<string, string>;
  /** The same for the embedded services. */
  services: Record<string, string>;
}

/** Variables that hosting platforms set. */
const platforms = ['DYNO', 'K_SERVICE', 'RENDER', 'FLY_APP_NAME', 'RAILWAY_ENVIRONMENT'];

/**
 * Throws a Failure where `npm start`, which is a demonstration with made-up services, was started in production or on a
 * hosting platform.
 */
export function refuseInProduction(environment: NodeJS.ProcessEnv): void {
  const platform = platforms.find((name) => environment[name]);
  const found =
    environment['NODE_ENV'] === 'production' ? 'NODE_ENV is "production"' : platform && `${platform} is set`;
  if (!found) return;
  throw new Failure(
    `[start] ${found}, and npm start is a demonstration with embedded services. Use npm run serve, or npm start -- --demo.`,
  );
}

/**
 * Reads the settings. Throws a {@link Failure} for an invalid one or a port in use, before anything is built or
 * started.
 */
export async function readStartSettings(): Promise<StartSettings> {
  const configured = configuredService(process.env);
  const { port, servicesPort } = readPorts(configured === undefined);
  await needFreePort('PORT', port);
  if (servicesPort !== undefined) await needFreePort('SERVICES_PORT', servicesPort, '127.0.0.1');
  const site = siteEnvironment(port, servicesPort);
  await needRightSettings(configured === undefined ? ['services', 'site'] : ['site'], { ...process.env, ...site });
  const { EMULATION } = site;
  const services = EMULATION === undefined ? {} : { EMULATION };
  return { port, servicesPort, configured, site, services };
}
