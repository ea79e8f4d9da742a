import { expect, it } from 'vitest';
import { createCacheHealth } from '../../../../server/cache/cache-health.ts';
import { recordingLog } from '../support/recording-log.ts';

it('OPS-05 OPS-02 logs why the shared cache is not used once, and that it is used again when nothing is wrong any more', () => {
  const { log, entries } = recordingLog();
  const health = createCacheHealth(log);
  health.recover('commands');
  health.fail('purges', { reason: 'purges', message: 'OOM' });
  health.fail('purges', { reason: 'purges', message: 'OOM' });
  health.fail('commands', { reason: 'connection', message: 'ECONNREFUSED' });
  health.recover('purges');
  expect(entries).toEqual([{ level: 'warn', code: 'cache.unavailable', reason: 'purges', message: 'OOM' }]);
  health.recover('commands');
  health.recover('commands');
  expect(entries.slice(1)).toEqual([{ level: 'info', code: 'cache.available' }]);
});
