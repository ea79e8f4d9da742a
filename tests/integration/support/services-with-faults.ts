import { afterAll, afterEach } from 'vitest';
import { faultControl } from './faults.ts';
import { startServices } from './services.ts';

/** Starts services with faults for a test file. Faults are cleared after each test, and the services stop after the last one. */
export async function startServicesWithFaults() {
  const services = await startServices({ faults: true });
  afterAll(() => services.stop());
  const faults = faultControl(services.origin);
  afterEach(() => faults.clear());
  return { services, faults };
}
