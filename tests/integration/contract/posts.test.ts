import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newsletterResponse, newsletterRefusal } from '../../../shared/contract/newsletter.ts';
import { subscription, logEntry } from './bodies.ts';
import { send } from './send-request.ts';
import { cultureCodes } from './cultures.ts';
import { logNumbers } from '../../../shared/logging/log-numbers.ts';

const key = process.env['CONTRACT_PROFILE_KEY'] ?? 'embedded-profile-key';
const headers = { Authorization: `Bearer ${key}` };
const path = '/profile/braze-profiles/v1/newsletter';

describe('newsletter', () => {
  it.each(cultureCodes)(
    'API-03 PAGE-09 %s: a repeated subscription gets the same response as the first',
    async (culture) => {
      const wish = subscription({ culture });
      const responses = [await send(path, wish, headers), await send(path, wish, headers)];
      expect(responses.map(({ status }) => status)).toEqual([202, 202]);
      const [first, second] = await Promise.all(responses.map((response) => response.json()));
      expect(v.parse(newsletterResponse, second)).toEqual(v.parse(newsletterResponse, first));
    },
  );

  it('API-03 PAGE-09 rejects a malformed email address with 422 and the name of the field', async () => {
    const response = await send(path, subscription({ email: 'ann@' }), headers);
    expect([response.status, v.parse(newsletterRefusal, await response.json()).field]).toEqual([422, 'email']);
  });
});

describe('logger', () => {
  it.each(Object.entries(logNumbers))('API-03 TRK-04 %s accepts a log entry with its number', async (call, number) => {
    const response = await send(`/log/${call}`, logEntry(number));
    expect([response.status, await response.text()]).toEqual([204, '']);
  });
});
