import { startServices } from '../../integration/support/services.ts';
import { startSite } from '../../integration/support/site.ts';

/** Starts the services and the site for all tests, and stops them afterwards. Workers read their origins from environment variables. */
export default async function globalSetup() {
  const services = await startServices({ faults: true, env: { EMULATION: '1' } });
  const site = await startSite({
    servicesOrigin: services.origin,
    env: {
      EMULATION: '1',
      FAULTS: '1',
      DEMO_TAGS: '1',
      LOG_LEVEL: 'info',
      DATA_WAIT_MS: '1000',
      TRUST_PROXY: '1',
      // On a busy machine a service may be slow, above all when it checks a password.
      UPSTREAM_TIMEOUT_MS: '30000',
      GATE_TIMEOUT_MS: '30000',
      RENDER_DEADLINE_MS: '60000',
    },
  });
  process.env['SITE_PORT'] = String(site.port);
  process.env['SERVICES_TEST_ORIGIN'] = services.origin;
  return async () => {
    await site.stop();
    await services.stop();
  };
}
