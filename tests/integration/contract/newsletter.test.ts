import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { newsletterAnswer, newsletterRefusal, type NewsletterRequest } from '../../../shared/contract/newsletter.ts';
import { expectProblem, send } from './ask.ts';
import { cultureCodes } from './cultures.ts';

const key = process.env['CONTRACT_PROFILE_KEY'] ?? 'embedded-profile-key';
const headers = { Authorization: `Bearer ${key}` };
const path = '/profile/braze-profiles/v1/newsletter';

const wish = (change: Partial<NewsletterRequest> = {}): NewsletterRequest => ({
  email: `${randomUUID()}@readers.example`,
  name: 'Ann Reader',
  culture: 'en-GB',
  brandCode: 'SC',
  source: 'blog',
  pagePath: '/blog/',
  consent: { given: true, textVersion: '1', at: new Date().toISOString() },
  ...change,
});

describe('newsletter', () => {
  it.each(cultureCodes)(
    'API-03 PAGE-09 %s: a wish is pending, the same for an address that is known',
    async (culture) => {
      const asked = wish({ culture });
      for (let turn = 0; turn < 2; turn += 1) {
        const response = await send(path, asked, headers);
        expect([response.status, v.parse(newsletterAnswer, await response.json())]).toEqual([
          202,
          { status: 'pending' },
        ]);
      }
    },
  );

  it.each([
    ['email', 'missing', { email: '' }],
    ['email', 'malformed', { email: 'ann@' }],
    ['name', 'missing', { name: ' ' }],
    ['consent.given', 'notGiven', { consent: { given: false, textVersion: '1', at: new Date().toISOString() } }],
  ] as const)('API-03 PAGE-09 %s %s is refused by field and code', async (field, code, change) => {
    const response = await send(path, wish(change), headers);
    expect([response.status, v.parse(newsletterRefusal, await response.json())]).toEqual([422, { field, code }]);
  });

  it('API-03 SEC-03 only who has the key may ask', async () => {
    await expectProblem(await send(path, wish()), 401, 'Authorization');
    await expectProblem(await send(path, wish(), { Authorization: 'Bearer guess' }), 401, 'Authorization');
  });
});
