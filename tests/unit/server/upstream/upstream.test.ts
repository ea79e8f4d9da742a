import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CircuitOpenError } from '../../../../server/async/breaker.ts';
import { list, primaryList } from '../../../../shared/contract/list.ts';
import { resource } from '../../../../shared/data/resource.ts';
import { testBrand } from '../support/test-config.ts';
import { createTestUpstream, json, schema, things } from '../support/test-upstream.ts';

const brand = testBrand();

describe('reading from the services', () => {
  it('API-02 logs the invalid items that a list drops', async () => {
    const many = resource('v1/lists/', {}, async () => v.object({ items: list(schema) }));
    const { readWith, codes, logged } = createTestUpstream();
    expect(await readWith(json({ items: [{ n: 1 }, { n: 'two' }] }), many)).toEqual({
      state: 'found',
      data: { items: [{ n: 1 }] },
    });
    expect(codes()).toEqual(['upstream.itemsDropped']);
    expect(logged).toEqual([expect.stringMatching(/^A call gave bad items: api\/v1\/lists\/: .*\(request r-1\)$/)]);
  });

  it('API-02 TRK-04 logs a call that is late, and returns the last good response', async () => {
    const { read, readWith, lastGood, clock, codes, logged } = createTestUpstream();
    await readWith(json({ n: 1 }));
    clock.now = 11_000;
    void read();
    expect(lastGood()).toEqual({ state: 'found', data: { n: 1 } });
    expect(codes()).toEqual(['upstream.late', 'upstream.stale']);
    expect(logged).toEqual(['A call was late: api/v1/things/: (request r-2)']);
  });

  it('OPS-03 API-02 neither logs nor reports a call that the stopping process aborts', async () => {
    const { readWith, codes, logged } = createTestUpstream();
    expect(await readWith(new DOMException('The process stops.', 'AbortError'))).toEqual({ state: 'failed' });
    expect([codes(), logged]).toEqual([[], []]);
  });

  it('API-02 TRK-04 reports each failed call to the logger service by its name, without its query', async () => {
    const { readWith, logged } = createTestUpstream();
    await readWith(
      json({}, 500),
      resource('v1/things/', { q: 'secret' }, async () => schema),
    );
    await readWith(json({}, 404));
    expect(logged).toEqual(['A call failed: api/v1/things/ status: 500 (request r-1)']);
  });

  it('API-02 API-05 treats a list without a valid item as a failure, and an empty list as valid', async () => {
    const many = resource('v1/lists/', {}, async () => v.object({ items: primaryList(schema) }));
    const { readWith, clock, codes } = createTestUpstream();
    const found = (...items: unknown[]) => ({ state: 'found', data: { items } });
    expect(await readWith(json({ items: [{ n: 1 }, { n: 'two' }] }), many)).toEqual(found({ n: 1 }));
    clock.now = 10_000;
    expect(await readWith(json({ items: [{ m: 1 }, { m: 2 }] }), many)).toEqual(found({ n: 1 }));
    expect(codes()).toEqual(['upstream.itemsDropped', 'upstream.failed', 'upstream.stale']);
    // A failed call cools down for two seconds.
    clock.now = 12_000;
    expect(await readWith(json({ items: [] }), many)).toEqual(found());
  });

  it('API-05 calls again for a resource that was not found ten seconds ago, also when its responses never expire', async () => {
    const eternal = resource('v1/options/', {}, async () => schema, { freshMs: Number.POSITIVE_INFINITY });
    const { read, readWith, calls, clock } = createTestUpstream();
    expect(await readWith(json({}, 404), eternal)).toEqual({ state: 'notFound' });
    clock.now = 9_000;
    await read(eternal);
    expect(calls).toHaveLength(1);
    clock.now = 11_000;
    expect(await readWith(json({ n: 1 }), eternal)).toEqual({ state: 'found', data: { n: 1 } });
    clock.now = 600_000;
    await read(eternal);
    expect(calls).toHaveLength(2);
  });

  it('STATE-07 API-05 revalidates a resource in time although it never expires in the browser', async () => {
    const eternal = resource('v1/options/', {}, async () => schema, { freshMs: Number.POSITIVE_INFINITY });
    const { readWith, clock } = createTestUpstream();
    await readWith(json({ n: 1 }), eternal);
    clock.now = 600_000;
    expect(await readWith(json({ n: 2 }), eternal)).toEqual({ state: 'found', data: { n: 2 } });
  });

  it('API-05 revalidates in time when the system clock is set back', async () => {
    const { readWith } = createTestUpstream({ ticks: true });
    await readWith(json({ n: 1 }));
    const later = performance.now() + 10_000;
    const clocks = [vi.spyOn(Date, 'now').mockReturnValue(0), vi.spyOn(performance, 'now').mockReturnValue(later)];
    onTestFinished(() => clocks.forEach((clock) => clock.mockRestore()));
    expect(await readWith(json({ n: 2 }))).toEqual({ state: 'found', data: { n: 2 } });
  });

  it('SSR-03 sends separate calls for brands whose services differ', () => {
    const { read, calls } = createTestUpstream();
    void read();
    void read(things, undefined, testBrand('sv', { API_ORIGIN_SV: 'http://sv.example' }));
    expect(calls).toHaveLength(2);
  });

  it('STATE-07 caches a response for ten seconds, and then calls again', async () => {
    const { read, readWith, calls, clock } = createTestUpstream();
    await readWith(json({ n: 1 }));
    clock.now = 9_999;
    expect(read()).toEqual({ state: 'found', data: { n: 1 } });
    clock.now = 10_000;
    expect(await readWith(json({ n: 2 }))).toEqual({ state: 'found', data: { n: 2 } });
    expect(calls).toHaveLength(2);
  });

  it('API-05 returns the last good response for ten minutes while the service fails', async () => {
    const { readWith, clock, codes } = createTestUpstream();
    await readWith(json({ n: 1 }));
    clock.now = 590_000;
    expect(await readWith(new Error('no connection'))).toEqual({ state: 'found', data: { n: 1 } });
    clock.now = 600_000;
    expect(await readWith(json({}, 500))).toEqual({ state: 'found', data: { n: 1 } });
    expect(codes()).toEqual(['upstream.failed', 'upstream.stale', 'upstream.failed', 'upstream.stale']);
    clock.now = 602_001;
    expect(await readWith(json({}, 500))).toEqual({ state: 'failed' });
  });

  it('SEO-07 returns not found, and not the last good response, once the service responds with 404', async () => {
    const { read, readWith, clock } = createTestUpstream();
    await readWith(json({ n: 1 }));
    clock.now = 20_000;
    expect(await readWith(json({}, 404))).toEqual({ state: 'notFound' });
    expect(read()).toEqual({ state: 'notFound' });
    clock.now = 40_000;
    expect(await readWith(json({}, 500))).toEqual({ state: 'failed' });
  });

  it('API-05 calls a failing service again after two seconds, and not for every page', async () => {
    const { read, readWith, calls, clock, codes } = createTestUpstream();
    expect(await readWith(json({ n: 'many' }))).toEqual({ state: 'failed' });
    clock.now = 1_999;
    expect(read()).toEqual({ state: 'failed' });
    expect([calls.length, codes()]).toEqual([1, ['upstream.failed']]);
    clock.now = 2_000;
    expect(await readWith(json({ n: 1 }))).toEqual({ state: 'found', data: { n: 1 } });
    clock.now = 12_000;
    await readWith(json({}, 500));
    expect([read(), calls.length]).toEqual([{ state: 'found', data: { n: 1 } }, 3]);
  });

  it('API-05 SEO-03 always calls for a resource with freshMs 0, and does not cache it', async () => {
    const draft = resource('v1/things/preview/', {}, async () => schema, { freshMs: 0 });
    const { readWith } = createTestUpstream();
    expect(await readWith(json({}, 500), draft)).toEqual({ state: 'failed' });
    expect(await readWith(json({ n: 1 }), draft)).toEqual({ state: 'found', data: { n: 1 } });
    expect(await readWith(json({}, 500), draft)).toEqual({ state: 'failed' });
  });

  it('API-05 OPS-08 logs no failure for an open circuit breaker, and does not back off because of it', async () => {
    const { readWith, codes } = createTestUpstream();
    expect(await readWith(new CircuitOpenError('r-0'))).toEqual({ state: 'failed' });
    expect(codes()).toEqual(['upstream.skipped']);
    expect(await readWith(json({ n: 1 }))).toEqual({ state: 'found', data: { n: 1 } });
  });

  it('API-05 names its calls by their path, with a placeholder for the slug', () => {
    const { read, calls } = createTestUpstream();
    for (const slug of ['a', 'b/c']) void read(resource('v1/things/', { culture: slug }, async () => schema, { slug }));
    void read();
    const path = `${brand.services.API}/v1/things/`;
    expect(calls.map(({ call }) => call)).toEqual([`${path}:slug`, `${path}:slug`, path]);
    expect(calls[1]?.url).toBe(`${path}b%2Fc?culture=b%2Fc`);
  });

  it('SEC-02 sanitises HTML before it is returned', async () => {
    const texts = resource('v1/texts/', {}, async () => schema, { html: true });
    const { readWith } = createTestUpstream();
    expect(await readWith(json({ n: 1, html: '<p>x</p><script>y</script>' }), texts)).toEqual({
      state: 'found',
      data: { n: 1, html: '<p>x</p>' },
    });
  });
});

describe('a client that disconnects', () => {
  it('SSR-06 aborts a call with its last caller, and logs nothing', async () => {
    const { read, calls, codes } = createTestUpstream();
    const [one, other] = [new AbortController(), new AbortController()];
    const results = [read(things, one.signal), read(things, other.signal)];
    one.abort();
    expect(calls[0]?.signal?.aborted).toBe(false);
    other.abort();
    expect(calls[0]?.signal?.aborted).toBe(true);
    for (const result of results) expect(await result).toEqual({ state: 'failed' });
    expect(codes()).toEqual([]);
  });

  it('SSR-06 API-05 does not count an aborted call as a failure of the service', async () => {
    const { read, readWith, calls, clock, codes } = createTestUpstream();
    await readWith(json({ n: 1 }));
    clock.now = 10_000;
    const disconnect = new AbortController();
    const left = read(things, disconnect.signal);
    disconnect.abort();
    await left;
    await new Promise(setImmediate);
    expect(codes()).toEqual([]);
    void read();
    expect(calls).toHaveLength(3);
  });
});
