import { describe, expect, it } from 'vitest';
import { CircuitOpenError } from '../../../../server/async/breaker.ts';
import { resource } from '../../../../shared/data/resource.ts';
import { testBrand } from '../support/test-config.ts';
import { createTestUpstream, json, schema, things } from '../support/test-upstream.ts';

const brand = testBrand();

const call = 'api/v1/things/';
const requests = (outcome: string) => `upstream_requests_total{call="${call}",outcome="${outcome}"}`;
const timeout = new DOMException('No response within 4000 ms.', 'TimeoutError');

describe('metrics of reads from services', () => {
  it.each([
    ['ok', json({ n: 1 })],
    ['not-found', json({}, 404)],
    ['error', json({}, 500)],
    ['error', new Error('no connection')],
    ['timeout', timeout],
    ['timeout', Object.assign(new Error('late'), { name: 'HeadersTimeoutError' })],
    ['malformed', json({ n: 'many' })],
    ['malformed', { ...json({}), contentType: 'text/html' }],
  ])('OPS-02 count a call as %s, with its duration', async (outcome, response) => {
    const { readWith, samples } = createTestUpstream();
    await readWith(response);
    expect(await samples(/^upstream_requests_total/)).toEqual({ [requests(outcome)]: 1 });
    expect(await samples(/^upstream_request_duration_seconds_count/)).toEqual({
      [`upstream_request_duration_seconds_count{call="${call}"}`]: 1,
    });
  });

  it('OPS-02 SEC-02 API-04 count HTML that cannot be sanitised as malformed, and fail', async () => {
    const texts = resource('v1/things/', {}, async () => schema, { html: true });
    const { readWith, samples } = createTestUpstream();
    expect(await readWith(json({ n: 1, html: '<ul><li>'.repeat(50_000) }), texts)).toEqual({ state: 'failed' });
    expect(await samples(/^upstream_requests_total/)).toEqual({ [requests('malformed')]: 1 });
  });

  it('OPS-02 count calls that a breaker or a recent failure has skipped, without a duration', async () => {
    const { read, readWith, samples } = createTestUpstream();
    await readWith(new CircuitOpenError('r-0'));
    expect(await samples(/^upstream_requests_total/)).toEqual({ [requests('skipped')]: 1 });
    expect(await samples(/^upstream_request_duration_seconds_count/)).toEqual({});
    await readWith(json({}, 500));
    await read();
    expect(await samples(/^upstream_requests_total/)).toEqual({ [requests('skipped')]: 2, [requests('error')]: 1 });
  });

  it('OPS-02 count a call that its client aborted', async () => {
    const { read, samples } = createTestUpstream();
    const disconnect = new AbortController();
    const reading = read(things, disconnect.signal);
    disconnect.abort();
    await reading;
    expect(await samples(/^upstream_requests_total/)).toEqual({ [requests('aborted')]: 1 });
  });

  it('OPS-02 name calls without ids and queries', async () => {
    const { readWith, samples } = createTestUpstream();
    for (const slug of ['one', 'two'])
      await readWith(
        json({ n: 1 }),
        resource('v1/things/', { culture: slug }, async () => schema, { slug }),
      );
    expect(await samples(/^upstream_requests_total/)).toEqual({
      'upstream_requests_total{call="api/v1/things/:slug",outcome="ok"}': 2,
    });
  });

  it('OPS-02 count reads that joined a call in flight', async () => {
    const { read, calls, samples } = createTestUpstream();
    const all = [read(), read(), read()].map(async (result) => result);
    calls[0]?.response(json({ n: 1 }));
    await Promise.all(all);
    expect(await samples(/^upstream_coalesced_total/)).toEqual({ [`upstream_coalesced_total{call="${call}"}`]: 2 });
  });

  it('OPS-02 count reads that got the last good response after a failure, in back-off and when the call was late', async () => {
    const { read, readWith, lastGood, clock, samples } = createTestUpstream();
    const stale = async () => (await samples(/^upstream_stale_total/))[`upstream_stale_total{call="${call}"}`];
    await readWith(json({ n: 1 }));
    expect(await stale()).toBe(undefined);
    clock.now = 11_000;
    await readWith(json({}, 500));
    expect(await stale()).toBe(1);
    await read();
    expect(await stale()).toBe(2);
    lastGood();
    expect(await stale()).toBe(3);
  });

  it('OPS-02 have the size of the cache, and the responses that left it for lack of space', async () => {
    const { readWith, samples } = createTestUpstream();
    const ofLength = (length: number) => ({ ...json({ n: 1 }), length });
    const numbered = (id: number) => resource('v1/things/', { id }, async () => schema);
    await readWith(ofLength(1_000), numbered(0));
    expect(await samples(/^upstream_cache/)).toEqual({
      // Besides the response: bookkeeping, the key and the tag of the brand.
      upstream_cache_bytes: 1_000 + 512 + `${brand.services.API}/v1/things/?id=0`.length + 'brand:en'.length,
      upstream_cache_entries: 1,
      upstream_cache_evictions_total: 0,
    });
    for (const id of [1, 2, 3, 4]) await readWith(ofLength(1024 * 1024), numbered(id));
    const { upstream_cache_evictions_total: evicted } = await samples(/^upstream_cache/);
    expect(evicted).toBe(2);
  });
});
