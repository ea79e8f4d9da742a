import { describe, expect, it } from 'vitest';
import { logNumbers } from '../../../shared/logging/log-numbers.ts';
import type { LogEntry } from '../../../shared/contract/log-entry.ts';
import { send } from './send-request.ts';

const entry = (number: LogEntry['log']['Number']): LogEntry => ({
  log: { Number: number, Message: 'the sky is dark', AdditionalData: '{"at":"night"}' },
  app: { name: 'site', domain: 'en.localhost', url: 'http://en.localhost/', referral: '' },
  user: { cookies: '', userAgent: 'test' },
});

describe('logger', () => {
  it.each(Object.entries(logNumbers))('API-03 TRK-04 %s accepts a log entry with its number', async (call, number) => {
    const response = await send(`/log/${call}`, entry(number));
    expect([response.status, await response.text()]).toEqual([204, '']);
  });
});
