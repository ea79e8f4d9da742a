import * as v from 'valibot';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CircuitOpenError } from '../../../../server/upstream/breaker.ts';
import type { HttpClient } from '../../../../server/upstream/http-client.ts';
import { createUpstream } from '../../../../server/upstream/upstream.ts';
import { list, mainList } from '../../../../shared/contract/list.ts';
import type { Answer } from '../../../../shared/data/fetch-resource.ts';
import { type Resource, resource, type Result } from '../../../../shared/data/resource.ts';
import { recordingLog } from '../support/recording-log.ts';
import { testBrand } from '../support/test-config.ts';

const schema = v.object({ n: v.number(), html: v.optional(v.string()) });
const things = resource('v1/things/', {}, async () => schema);
const brand = testBrand();

const json = (value: unknown, status = 200): Answer => ({
  status,
  contentType: 'application/json',
  text: async () => JSON.stringify(value),
});

/** An upstream whose HTTP client the test controls: each call waits for the test's response. So is its clock, unless it `ticks`. */
function createTestUpstream({ ticks = false } = {}) {
  const clock = { now: 0 };
  const calls: {
    call: string;
    url: string;
    signal: AbortSignal | undefined;
    requestId: string;
    answer: (answer: Answer | Error) => void;
  }[] = [];
  const httpClient = {
    send(call: string, url: string, { signal, requestId }: { signal: AbortSignal | undefined; requestId: string }) {
      return new Promise<Answer>((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
        calls.push({
          call,
          url,
          signal,
          requestId,
          answer: (given) => (given instanceof Error ? reject(given) : resolve(given)),
        });
      });
    },
  } as unknown as HttpClient;
  const { log, codes } = recordingLog();
  const told: string[] = [];
  const upstream = createUpstream({
    httpClient,
    log,
    reportToLogger: (_, message, data) => void told.push(`${message}: ${data}`),
    timeoutMs: 4_000,
    ...(!ticks && { now: () => clock.now }),
  });
  const read = (of: Resource<unknown> = things, signal?: AbortSignal, by = brand) =>
    upstream.read(by, of, { requestId: 'r-1', ...(signal && { signal }) });
  /** Reads and answers at once. */
  const readWith = async (answer: Answer | Error, of: Resource<unknown> = things): Promise<Result<unknown>> => {
    const result = read(of);
    calls.at(-1)?.answer(answer);
    return result;
  };
  const lastGood = (of: Resource<unknown> = things) => upstream.lastGood(brand, of, { requestId: 'r-2' });
  return { read, readWith, lastGood, calls, clock, codes, told };
}

describe('reading from the services', () => {
  it('API-02 logs what a list has left out of a good answer', async () => {
    const many = resource('v1/lists/', {}, async () => v.object({ items: list(schema) }));
    const { readWith, codes, told } = createTestUpstream();
    expect(await readWith(json({ items: [{ n: 1 }, { n: 'two' }] }), many)).toEqual({
      state: 'found',
      data: { items: [{ n: 1 }] },
    });
    expect(codes()).toEqual(['upstream.itemsDropped']);
    expect(told).toEqual([expect.stringMatching(/^A call gave bad items: api\/v1\/lists\/: .*\(request r-1\)$/)]);
  });

  it('API-02 TRK-04 warns of a call that a page could not wait for, and answers with the last good response', async () => {
    const { read, readWith, lastGood, clock, codes, told } = createTestUpstream();
    await readWith(json({ n: 1 }));
    clock.now = 11_000;
    void read();
    expect(lastGood()).toEqual({ state: 'found', data: { n: 1 } });
    expect(codes()).toEqual(['upstream.late', 'upstream.stale']);
    expect(told).toEqual(['A call was late: api/v1/things/: (request r-2)']);
  });

  it('API-02 TRK-04 tells the logger of each failed call by its name, without what was asked', async () => {
    const { readWith, told } = createTestUpstream();
    await readWith(
      json({}, 500),
      resource('v1/things/', { q: 'secret' }, async () => schema),
    );
    await readWith(json({}, 404));
    expect(told).toEqual(['A call failed: api/v1/things/ status: 500 (request r-1)']);
  });

  it('API-02 API-05 takes a list of which nothing fits for a failure, and an empty one for what it is', async () => {
    const many = resource('v1/lists/', {}, async () => v.object({ items: mainList(schema) }));
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

  it('API-05 asks again for what was not there a while ago, also when such answers never change', async () => {
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

  it('STATE-07 API-05 asks again in time for what a browser asks for once, since it lives longer', async () => {
    const eternal = resource('v1/options/', {}, async () => schema, { freshMs: Number.POSITIVE_INFINITY });
    const { readWith, clock } = createTestUpstream();
    await readWith(json({ n: 1 }), eternal);
    clock.now = 600_000;
    expect(await readWith(json({ n: 2 }), eternal)).toEqual({ state: 'found', data: { n: 2 } });
  });

  it('API-05 asks again in time also when the clock of the machine is set back', async () => {
    const { readWith } = createTestUpstream({ ticks: true });
    await readWith(json({ n: 1 }));
    const later = performance.now() + 10_000;
    const clocks = [vi.spyOn(Date, 'now').mockReturnValue(0), vi.spyOn(performance, 'now').mockReturnValue(later)];
    onTestFinished(() => clocks.forEach((clock) => clock.mockRestore()));
    expect(await readWith(json({ n: 2 }))).toEqual({ state: 'found', data: { n: 2 } });
  });

  it('API-05 sends one call for all who ask for the same at once', async () => {
    const { read, calls } = createTestUpstream();
    const results = [read(), read(), read()].map(async (result) => result);
    expect(calls.map(({ url }) => url)).toEqual([`${brand.services.API}/v1/things/`]);
    calls[0]?.answer(json({ n: 1 }));
    expect(await Promise.all(results)).toEqual(Array.from({ length: 3 }, () => ({ state: 'found', data: { n: 1 } })));
  });

  it('SSR-03 sends separate calls for brands whose services differ', () => {
    const { read, calls } = createTestUpstream();
    void read();
    void read(things, undefined, testBrand('sv', { API_ORIGIN_SV: 'http://sv.example' }));
    expect(calls).toHaveLength(2);
  });

  it('STATE-07 has an answer at hand for ten seconds, and asks again after', async () => {
    const { read, readWith, calls, clock } = createTestUpstream();
    await readWith(json({ n: 1 }));
    clock.now = 9_999;
    expect(read()).toEqual({ state: 'found', data: { n: 1 } });
    clock.now = 10_000;
    expect(await readWith(json({ n: 2 }))).toEqual({ state: 'found', data: { n: 2 } });
    expect(calls).toHaveLength(2);
  });

  it('API-05 gives the last good answer for ten minutes while the service fails', async () => {
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

  it('SEO-07 believes a service that says that a thing is gone', async () => {
    const { read, readWith, clock } = createTestUpstream();
    await readWith(json({ n: 1 }));
    clock.now = 20_000;
    expect(await readWith(json({}, 404))).toEqual({ state: 'notFound' });
    expect(read()).toEqual({ state: 'notFound' });
    clock.now = 40_000;
    expect(await readWith(json({}, 500))).toEqual({ state: 'failed' });
  });

  it('API-05 asks a service that fails again after two seconds, and not for every page', async () => {
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

  it('API-05 asks for what is never fresh every time, also when it has failed', async () => {
    const draft = resource('v1/things/preview/', {}, async () => schema, { freshMs: 0 });
    const { readWith } = createTestUpstream();
    expect(await readWith(json({}, 500), draft)).toEqual({ state: 'failed' });
    expect(await readWith(json({ n: 1 }), draft)).toEqual({ state: 'found', data: { n: 1 } });
  });

  it('API-05 OPS-02 says nothing of each page that finds a breaker open, and holds nothing against the service', async () => {
    const { readWith, codes } = createTestUpstream();
    expect(await readWith(new CircuitOpenError())).toEqual({ state: 'failed' });
    expect(codes()).toEqual([]);
    expect(await readWith(json({ n: 1 }))).toEqual({ state: 'found', data: { n: 1 } });
  });

  it('API-05 names its calls by what they ask for, whatever thing that is', () => {
    const { read, calls } = createTestUpstream();
    for (const slug of ['a', 'b/c']) void read(resource('v1/things/', { culture: slug }, async () => schema, { slug }));
    void read();
    const path = `${brand.services.API}/v1/things/`;
    expect(calls.map(({ call }) => call)).toEqual([`${path}:slug`, `${path}:slug`, path]);
    expect(calls[1]?.url).toBe(`${path}b%2Fc?culture=b%2Fc`);
  });

  it('SEO-03 keeps nothing of what is never fresh', async () => {
    const once = resource('v1/all/', {}, async () => schema, { freshMs: 0 });
    const { readWith } = createTestUpstream();
    await readWith(json({ n: 1 }), once);
    expect(await readWith(json({}, 500), once)).toEqual({ state: 'failed' });
  });

  it('SEC-02 API-04 has failed when html is too deep to be cleaned', async () => {
    const texts = resource('v1/texts/', {}, async () => schema, { html: true });
    const { readWith, codes } = createTestUpstream();
    expect(await readWith(json({ n: 1, html: '<ul><li>'.repeat(50_000) }), texts)).toEqual({ state: 'failed' });
    expect(codes()).toEqual(['upstream.failed']);
  });

  it('SEC-02 cleans html before anybody reads it', async () => {
    const texts = resource('v1/texts/', {}, async () => schema, { html: true });
    const { readWith } = createTestUpstream();
    expect(await readWith(json({ n: 1, html: '<p>x</p><script>y</script>' }), texts)).toEqual({
      state: 'found',
      data: { n: 1, html: '<p>x</p>' },
    });
  });

  it('OPS-02 passes the id of the request on', () => {
    const { read, calls } = createTestUpstream();
    void read();
    expect(calls[0]?.requestId).toBe('r-1');
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

  it('SSR-06 does not abort the call of the remaining callers', async () => {
    const { read, calls } = createTestUpstream();
    const leaving = new AbortController();
    void read(things, leaving.signal);
    const staying = read();
    leaving.abort();
    calls[0]?.answer(json({ n: 1 }));
    expect(await staying).toEqual({ state: 'found', data: { n: 1 } });
  });

  it('SSR-06 API-05 does not count an aborted call as a failure of the service', async () => {
    const { read, readWith, calls, clock, codes } = createTestUpstream();
    await readWith(json({ n: 1 }));
    clock.now = 10_000;
    const leaving = new AbortController();
    const left = read(things, leaving.signal);
    leaving.abort();
    await left;
    await new Promise(setImmediate);
    expect(codes()).toEqual([]);
    void read();
    expect(calls).toHaveLength(3);
  });

  it('API-05 goes on sharing the next call when an aborted one ends', async () => {
    const { read, calls } = createTestUpstream();
    const leaving = new AbortController();
    void read(things, leaving.signal);
    leaving.abort();
    void read();
    await new Promise(setImmediate);
    void read();
    expect(calls).toHaveLength(2);
  });
});
