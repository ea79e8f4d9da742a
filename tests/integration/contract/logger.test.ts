import { describe, expect, it } from 'vitest';
import { logNumbers } from '../../../shared/logging/log-numbers.ts';
import { logEntry } from './bodies.ts';
import { send } from './send-request.ts';

describe('logger', () => {
  it.each(Object.entries(logNumbers))('API-03 TRK-04 %s accepts a log entry with its number', async (call, number) => {
    const response = await send(`/log/${call}`, logEntry(number));
    expect([response.status, await response.text()]).toEqual([204, '']);
  });
});
