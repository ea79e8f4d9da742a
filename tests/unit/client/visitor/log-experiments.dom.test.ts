import { describe, expect, it, vi } from 'vitest';
import { createVisitorStores } from '../../../../client/stores/visitor-stores.ts';
import { logExperiments } from '../../../../client/visitor/log-experiments.ts';
import { withStorage } from '../support/storage.ts';

withStorage();

describe('logExperiments', () => {
  it('TRK-04 STATE-05 logs the running experiments once per session', () => {
    const log = vi.fn();
    const { experiments } = createVisitorStores();
    logExperiments(experiments, log);
    logExperiments(experiments, log);
    expect(log.mock.calls).toEqual([['LogInfo', 'Experiments seen', 'display=control']]);
  });
});
