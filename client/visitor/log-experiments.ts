import { experimentNames, type Experiments } from '../../shared/experiments/experiments.ts';
import { running } from '../../shared/experiments/running.ts';
import { readStorage, writeStorage } from '../stores/storage.ts';
import type { Logger } from './logger.ts';

/** Session storage key that limits the log entry to one per tab. */
export const experimentsSeenKey = 'sc-ab-seen';

/** Logs the visitor's variants of the running experiments, once per session. */
export function logExperiments(experiments: Experiments, log: Logger): void {
  const names = experimentNames.filter((name) => running[name].length > 1);
  if (names.length === 0 || readStorage('session', experimentsSeenKey) !== null) return;
  writeStorage('session', experimentsSeenKey, '1');
  log('LogInfo', 'Experiments seen', names.map((name) => `${name}=${experiments[name]}`).join(' '));
}
