import { describe, expect, it } from 'vitest';
import { type LogEntry, logNumbers } from '../../../shared/contract/log-entry.ts';
import { expectProblem, send } from './ask.ts';

const entry = (number: LogEntry['log']['Number']): LogEntry => ({
  log: { Number: number, Message: 'the sky is dark', AdditionalData: '{"at":"night"}' },
  app: { name: 'site', domain: 'en.localhost', url: 'http://en.localhost/', referral: '' },
  user: { cookies: '', userAgent: 'test' },
});

describe('logger', () => {
  it.each(Object.entries(logNumbers))('API-03 TRK-04 %s takes an entry with its number', async (call, number) => {
    const response = await send(`/log/${call}`, entry(number));
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  it('API-03 TRK-04 what is no entry is a problem that names the field', async () => {
    await expectProblem(await send('/log/LogError', { ...entry(1000), app: {} }), 400, 'app.name');
    await expectProblem(await send('/log/LogError', entry(900)), 400, 'log.Number');
    await expectProblem(await send('/log/LogTrace', entry(900)), 404, '');
  });

  it('SEC-03 TRK-04 more than 16 kB is refused', async () => {
    const long = entry(1000);
    long.log.AdditionalData = 'x'.repeat(20_000);
    await expectProblem(await send('/log/LogError', long), 413, '16 kB');
  });
});
