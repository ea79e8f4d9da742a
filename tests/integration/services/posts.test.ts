import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { voucherStates } from '../../../shared/contract/voucher.ts';
import { logEntry, subscription } from '../contract/bodies.ts';
import { callApi, expectProblem, send } from '../contract/send-request.ts';

describe('the logger', () => {
  it('TRK-04 rejects an invalid entry with a problem that names the field', async () => {
    await expectProblem(await send('/log/LogError', { ...logEntry(1000), app: {} }), 400, 'app.name');
    await expectProblem(await send('/log/LogError', logEntry(900)), 400, 'log.Number');
    await expectProblem(await send('/log/LogTrace', logEntry(900)), 404, '');
  });

  it('SEC-03 TRK-04 rejects a body of more than 16 kB', async () => {
    const long = logEntry(1000);
    long.log.AdditionalData = 'x'.repeat(20_000);
    await expectProblem(await send('/log/LogError', long), 413, '16 kB');
  });
});

describe('the newsletter', () => {
  const path = '/profile/braze-profiles/v1/newsletter';
  const headers = { Authorization: 'Bearer embedded-profile-key' };

  it.each([
    ['email', 'missing', { email: '' }],
    ['name', 'missing', { name: ' ' }],
    ['consent.given', 'notGiven', { consent: { given: false, textVersion: '1', at: '2026-11-25T10:00:00Z' } }],
  ])('PAGE-09 rejects an invalid field with its name and a code: %s %s', async (field, code, change) => {
    const response = await send(path, subscription(change), headers);
    expect([response.status, await response.json()]).toEqual([422, { field, code }]);
  });

  it('SEC-03 requires the profile key', async () => {
    await expectProblem(await send(path, subscription()), 401, 'Authorization');
    await expectProblem(await send(path, subscription(), { Authorization: 'Bearer guess' }), 401, 'Authorization');
  });
});

describe('v1/voucher', () => {
  const check = (address: string, username: string = randomUUID()) =>
    callApi(
      'v1/voucher',
      { brand_local_code: 'UK', voucher: 'comet250', username },
      { headers: { 'X-Forwarded-For': address } },
    );

  it('PAGE-08 ignores the case of a code', async () => {
    expect(await (await check('203.0.113.1')).json()).toBe(voucherStates.valid);
  });

  it('PAGE-08 requires an idempotency key, which is valid for one request body', async () => {
    const client = { 'X-Forwarded-For': '203.0.113.2' };
    const body = { voucher: 'COMET250', username: randomUUID(), brandLocalCode: 'UK' };
    await expectProblem(await send('/api/v1/voucher', body, client), 400, 'Idempotency-Key');
    const headers = { ...client, 'Idempotency-Key': randomUUID() };
    await send('/api/v1/voucher', body, headers);
    await expectProblem(await send('/api/v1/voucher', { ...body, username: 'other' }, headers), 422, 'Idempotency-Key');
    await expectProblem(await send('/api/v1/voucher', { ...body, voucher: '' }, headers), 400, 'voucher');
    await expectProblem(await check('203.0.113.2', ''), 400, 'username');
  });

  it('SEC-06 allows ten checks and redemptions together per minute and client address', async () => {
    const client = { 'X-Forwarded-For': '203.0.113.3' };
    const body = { voucher: 'NOTHING', username: 'guesser', brandLocalCode: 'UK' };
    const redeem = () => send('/api/v1/voucher', body, { ...client, 'Idempotency-Key': randomUUID() });
    const statuses = [];
    for (let turn = 0; turn < 5; turn += 1) {
      statuses.push((await check('203.0.113.3')).status, (await redeem()).status);
    }
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
    for (const refused of [await check('203.0.113.3'), await redeem()]) {
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      await expectProblem(refused, 429, 'minute');
    }
    // An address in front of that of the last proxy is the client's own claim.
    expect((await check('192.0.2.9, 203.0.113.3')).status).toBe(429);
    expect((await check('203.0.113.4')).status).toBe(200);
  });
});
