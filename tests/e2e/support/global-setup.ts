import { startServices } from '../../integration/support/services.ts';
import { startSite } from '../../integration/support/site.ts';

/** One set of services and one site for all tests; workers find them by these variables. Ends both when the tests have ended. */
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
      // On a busy machine a service may be slow, above all where it checks a password.
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
