import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../../shared/contract/log-entry.ts';
import { voucherStates } from '../../../shared/contract/voucher.ts';
import { callApi, expectProblem, send } from '../contract/send-request.ts';

describe('the logger', () => {
  const entry = (number: LogEntry['log']['Number']): LogEntry => ({
    log: { Number: number, Message: 'the sky is dark', AdditionalData: '{"at":"night"}' },
    app: { name: 'site', domain: 'en.localhost', url: 'http://en.localhost/', referral: '' },
    user: { cookies: '', userAgent: 'test' },
  });

  it('TRK-04 rejects an invalid entry with a problem that names the field', async () => {
    await expectProblem(await send('/log/LogError', { ...entry(1000), app: {} }), 400, 'app.name');
    await expectProblem(await send('/log/LogError', entry(900)), 400, 'log.Number');
    await expectProblem(await send('/log/LogTrace', entry(900)), 404, '');
  });

  it('SEC-03 TRK-04 rejects a body of more than 16 kB', async () => {
    const long = entry(1000);
    long.log.AdditionalData = 'x'.repeat(20_000);
    await expectProblem(await send('/log/LogError', long), 413, '16 kB');
  });
});

describe('the newsletter', () => {
  const path = '/profile/braze-profiles/v1/newsletter';
  const headers = { Authorization: 'Bearer embedded-profile-key' };
  const consent = { given: true, textVersion: '1', at: new Date().toISOString() };
  const wish = () => ({
    email: `${randomUUID()}@readers.example`,
    name: 'Ann Reader',
    culture: 'en-GB',
    brandCode: 'SC',
    source: 'blog',
    pagePath: '/blog/',
    consent,
  });

  it('PAGE-09 leaves a subscription pending until it is confirmed', async () => {
    const response = await send(path, wish(), headers);
    expect([response.status, await response.json()]).toEqual([202, { status: 'pending' }]);
  });

  it.each([
    ['email', 'missing', { email: '' }],
    ['name', 'missing', { name: ' ' }],
    ['consent.given', 'notGiven', { consent: { ...consent, given: false } }],
  ])('PAGE-09 rejects an invalid field with its name and a code: %s %s', async (field, code, change) => {
    const response = await send(path, { ...wish(), ...change }, headers);
    expect([response.status, await response.json()]).toEqual([422, { field, code }]);
  });

  it('SEC-03 requires the profile key', async () => {
    await expectProblem(await send(path, wish()), 401, 'Authorization');
    await expectProblem(await send(path, wish(), { Authorization: 'Bearer guess' }), 401, 'Authorization');
  });
});

describe('v1/voucher', () => {
  it('PAGE-08 ignores the case of a code', async () => {
    const query = { brand_local_code: 'UK', voucher: 'comet250', username: randomUUID() };
    expect(await (await callApi('v1/voucher', query)).json()).toBe(voucherStates.valid);
  });

  it('PAGE-08 requires an idempotency key, which is valid for one request body', async () => {
    const body = { voucher: 'COMET250', username: randomUUID(), brandLocalCode: 'UK' };
    await expectProblem(await send('/api/v1/voucher', body), 400, 'Idempotency-Key');
    const headers = { 'Idempotency-Key': randomUUID() };
    await send('/api/v1/voucher', body, headers);
    await expectProblem(await send('/api/v1/voucher', { ...body, username: 'other' }, headers), 422, 'Idempotency-Key');
    await expectProblem(await send('/api/v1/voucher', { ...body, voucher: '' }, headers), 400, 'voucher');
    await expectProblem(await callApi('v1/voucher', { voucher: 'COMET250', brand_local_code: 'UK' }), 400, 'username');
  });
});
