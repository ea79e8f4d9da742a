import { needFreePort, readPorts } from './port.ts';
import { needRightSettings } from './settings.ts';
import { configuredService, siteEnvironment } from './site-environment.ts';

/** What the site, and the embedded services with it, are started with on this machine. */
export interface StartSettings {
  port: number;
  /** Undefined where services are running already. */
  servicesPort: number | undefined;
  /** The variable that says where those are. */
  configured: string | undefined;
  /** What the site is told besides what is set already. */
  site: Record<string, string>;
}

/** Reads them, and throws a Failure that says what is wrong, or which port is taken, before anything is built or started. */
export async function readStartSettings(): Promise<StartSettings> {
  const configured = configuredService(process.env);
  const { port, servicesPort } = readPorts(configured === undefined);
  await needFreePort('PORT', port);
  if (servicesPort !== undefined) await needFreePort('SERVICES_PORT', servicesPort, '127.0.0.1');
  const site = siteEnvironment(port, servicesPort);
  await needRightSettings(configured === undefined ? ['services', 'site'] : ['site'], { ...process.env, ...site });
  return { port, servicesPort, configured, site };
}
