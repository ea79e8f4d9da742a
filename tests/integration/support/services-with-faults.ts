import { afterAll, afterEach } from 'vitest';
import { faultControl } from './faults.ts';
import { startServices } from './services.ts';

/** Services whose faults the file that asks for them steers: no fault outlives its test, and the services end behind the last one. */
export async function startServicesWithFaults() {
  const services = await startServices({ faults: true });
  afterAll(() => services.stop());
  const faults = faultControl(services.origin);
  afterEach(() => faults.clear());
  return { services, faults };
}
