import { afterAll, afterEach, inject } from 'vitest';
import { faultControl } from './faults.ts';
import { prepareData, type RunningServices, startServices } from './services.ts';

/** Test files run one after the other in a worker, so those that need no services of their own share these. */
let ofWorker: Promise<RunningServices> | undefined;

const startOnce = async () =>
  startServices({ faults: true, env: { DATA_DIR: await prepareData(undefined, undefined, inject('workersFolder')) } });

/**
 * Returns services with faults, as when they were started: without rules, logged requests and log entries. They exit with the worker.
 * Accounts, vouchers, counters of client addresses and cached responses stay, so files about those start their own.
 */
export async function sharedServicesWithFaults() {
  ofWorker ??= startOnce();
  const services = await ofWorker;
  const faults = faultControl(services.origin);
  const reset = async () => void (await Promise.all([faults.clear(), faults.forget(), faults.forgetLogged()]));
  await reset();
  afterAll(reset);
  return { origin: services.origin };
}

/**
 * Returns services with faults for a test file: those of its worker, or `own` ones. Faults are cleared after each test, and
 * own services stop after the last one.
 */
export async function startServicesWithFaults({ own = false } = {}) {
  const services = own ? await startOwn() : await sharedServicesWithFaults();
  const faults = faultControl(services.origin);
  afterEach(() => faults.clear());
  return { services, faults };
}

async function startOwn() {
  const services = await startServices({ faults: true });
  afterAll(() => services.stop());
  return services;
}
