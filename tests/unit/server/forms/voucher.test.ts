import { describe, expect, it } from 'vitest';
import { createVoucher } from '../../../../server/forms/voucher.ts';
import type { PostFailure } from '../../../../server/forms/endpoint.ts';
import { recordingClient } from '../support/recording-client.ts';
import { testBrand } from '../support/test-config.ts';

const wish = { voucher: 'COMET250', username: 'lead', brandLocalCode: 'UK' };
const key = 'a-key-of-this-attempt';

interface Setup {
  response?: { status: number; body?: string } | Error;
  brand?: string;
  /** Idempotency key of the attempt. With null, the header is not sent. */
  sent?: string | null;
}

/** Posts a voucher, with the given response from the content service. */
async function post(
  body: unknown,
  { response = { status: 200, body: '{"status":0}' }, brand, sent = key }: Setup = {},
) {
  const failures: PostFailure[] = [];
  const { calls, httpClient } = recordingClient(response);
  const brandConfig = testBrand(brand);
  const endpoint = createVoucher({ httpClient, report: (_of, failure) => failures.push(failure), timeoutMs: 1_000 });
  const result = await endpoint.handle({
    body,
    header: (name) => (name === 'idempotency-key' ? (sent ?? undefined) : undefined),
    brandConfig,
    requestId: 'r',
    ip: '192.0.2.7',
    signal: new AbortController().signal,
  });
  return { result, calls, failures };
}

describe('redeeming a voucher', () => {
  it('PAGE-08 SEC-06 forwards the client address, the idempotency key and the known fields only', async () => {
    const { result, calls } = await post({ ...wish, voucher: ' COMET250 ', amount: 1_000_000 });
    expect(result).toEqual({ status: 200, data: { status: 0 } });
    expect(calls.map(({ url }) => url)).toEqual(['http://127.0.0.1:4000/api/v1/voucher']);
    expect(calls[0]?.context).toMatchObject({ clientAddress: '192.0.2.7', post: { json: wish, idempotencyKey: key } });
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [-1, -1],
    [7, -1],
  ])('PAGE-08 maps status %i of the service to %i', async (status, expected) => {
    const { result } = await post(wish, { response: { status: 200, body: JSON.stringify({ status }) } });
    expect(result).toEqual({ status: 200, data: { status: expected } });
  });

  it.each([
    ['no code', { ...wish, voucher: '' }],
    ['a sentence as the code', { ...wish, voucher: 'please give me spins' }],
    ['no body', undefined],
  ])('PAGE-08 treats %s as an invalid code without calling the service', async (_, body) => {
    const { result, calls } = await post(body);
    expect(result).toEqual({ status: 200, data: { status: 1 } });
    expect(calls).toEqual([]);
  });

  it.each([
    ['without a key', null, 'en', wish, 400],
    ['with a malformed key', 'short', 'en', wish, 400],
    ['without an account', key, 'en', { ...wish, username: ' ' }, 400],
    ['in a market without vouchers', key, 'sv', { ...wish, brandLocalCode: 'SE' }, 403],
    ['for another brand', key, 'en', { ...wish, brandLocalCode: 'DE' }, 403],
  ])('PAGE-08 COMP-03 rejects a request %s', async (_, sent, brand, body, status) => {
    const { result, calls } = await post(body, { sent, brand });
    expect(result.status).toBe(status);
    expect(calls).toEqual([]);
  });

  it.each([
    ['fails', { status: 500 }],
    ['rejects the key', { status: 422 }],
    ['responds with HTML', { status: 200, body: '<html>' }],
    ['is unreachable', new Error('ECONNREFUSED')],
  ])('PAGE-08 API-04 responds with 502 and reports the failure when the service %s', async (_, response) => {
    const { result, failures } = await post(wish, { response });
    expect(result.status).toBe(502);
    expect(failures).toMatchObject([{ service: 'API', requestId: 'r' }]);
  });
});
