import { expect, it } from 'vitest';
import { createMix } from '../../scripts/soak/mix.ts';
import { checksOf } from '../../scripts/soak/report.ts';
import { runSoak } from '../../scripts/soak/soak.ts';
import { startServicesWithFaults } from './support/services-with-faults.ts';

const { services } = await startServicesWithFaults({ own: true });

it('OPS-05 OPS-03 instances serve all brands without an error while one restarts and content changes', async () => {
  const job = {
    servicesOrigin: services.origin,
    // Enough for a slow machine.
    seconds: 100,
    // Both instances get every page.
    requests: 2 * createMix().length,
    sampleEvery: 1,
    changeEvery: 2,
  };
  const result = await runSoak(job);
  const failed = checksOf(result).filter(({ isMet }) => isMet === false);
  expect([failed, result.errors, result.logged]).toEqual([[], [], []]);
  expect([result.shown, result.purges].every((count) => count > 0)).toBe(true);
  expect(result.requests).toBeGreaterThanOrEqual(100);
});
