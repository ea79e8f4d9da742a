import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { redemptionResponse, voucherStates } from '../../../shared/contract/voucher.ts';
import { callApi, send } from './send-request.ts';

const { valid, invalid, used, failed } = voucherStates;

let clients = 0;

/** A new client address for each call, since the embedded services limit the calls of an address. */
function newClient() {
  clients += 1;
  return { 'X-Forwarded-For': `198.18.${clients >> 8}.${clients & 255}` };
}

async function statusOf(voucher: string, username: string): Promise<unknown> {
  const query = { brand_local_code: 'UK', voucher, username };
  const response = await callApi('v1/voucher', query, { headers: newClient() });
  expect(response.status).toBe(200);
  return response.json();
}

async function redeem(voucher: string, username: string, key: string = randomUUID()): Promise<number> {
  const body = { voucher, username, brandLocalCode: 'UK' };
  const response = await send('/api/v1/voucher', body, { 'Idempotency-Key': key, ...newClient() });
  expect(response.status).toBe(200);
  return v.parse(redemptionResponse, await response.json()).status;
}

/** Returns the first unused code. Services other than the embedded ones may store redemptions between runs. */
async function findUnused(): Promise<string> {
  for (let number = 1; number <= 500; number += 1) {
    const code = `ONCE-${String(number).padStart(4, '0')}`;
    if ((await statusOf(code, 'anybody')) === valid) return code;
  }
  throw new Error('[tests] Every code ONCE-0001 to ONCE-0500 has been redeemed.');
}

describe('v1/voucher', () => {
  it.each([
    ['COMET250', valid],
    ['USED2025', used],
    ['BROKEN', failed],
    ['NOTHING', invalid],
    ['ONCE-0501', invalid],
  ])('API-03 PAGE-08 %s has the status %i, also when it is checked again', async (code, status) => {
    const username = randomUUID();
    expect(await statusOf(code, username)).toBe(status);
    expect(await statusOf(code, username)).toBe(status);
  });

  it('API-03 PAGE-08 each account can redeem a shared code once', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    expect(await redeem('COMET250', one)).toBe(valid);
    expect(await redeem('COMET250', one)).toBe(used);
    expect(await statusOf('COMET250', one)).toBe(used);
    expect(await redeem('COMET250', other)).toBe(valid);
  });

  it('API-03 PAGE-08 only one of 20 simultaneous requests redeems a single-use code', async () => {
    const code = await findUnused();
    const redemptions = Array.from({ length: 20 }, () => redeem(code, randomUUID()));
    const responses = await Promise.all(redemptions);
    expect(responses.filter((status) => status === valid)).toHaveLength(1);
    expect(responses.filter((status) => status === used)).toHaveLength(19);
    expect(await statusOf(code, randomUUID())).toBe(used);
  });

  it('API-03 PAGE-08 requests with the same idempotency key get the same response, also simultaneously', async () => {
    const [key, username] = [randomUUID(), randomUUID()];
    const code = await findUnused();
    const responses = await Promise.all(Array.from({ length: 10 }, () => redeem(code, username, key)));
    expect(new Set(responses)).toEqual(new Set([valid]));
    expect(await redeem(code, username)).toBe(used);
    expect(await redeem(code, username, key)).toBe(valid);
  });

  it.each([
    ['USED2025', used],
    ['NOTHING', invalid],
    ['BROKEN', failed],
  ])('API-03 PAGE-08 %s cannot be redeemed', async (code, status) => {
    expect(await redeem(code, randomUUID())).toBe(status);
  });
});
