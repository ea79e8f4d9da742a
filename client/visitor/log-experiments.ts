import { experimentNames, type Experiments } from '../../shared/experiments/experiments.ts';
import { running } from '../../shared/experiments/running.ts';
import { readStorage, writeStorage } from '../stores/storage.ts';
import type { Logger } from './logger.ts';

/** Once a tab, like the session of the variants that it stands beside. */
export const experimentsSeenKey = 'sc-ab-seen';

/** Logs which variants of the experiments that are running a visitor sees, once a session. */
export function logExperiments(experiments: Experiments, log: Logger): void {
  const names = experimentNames.filter((name) => running[name].length > 1);
  if (names.length === 0 || readStorage('session', experimentsSeenKey) !== null) return;
  writeStorage('session', experimentsSeenKey, '1');
  log('LogInfo', 'Experiments seen', names.map((name) => `${name}=${experiments[name]}`).join(' '));
}
