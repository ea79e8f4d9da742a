import { describe, expect, it } from 'vitest';
import { brands } from '../../../../brands/index.ts';
import { expectedHits, type Sample, secondHalf, slopeOf } from '../../../../scripts/soak/measures.ts';
import { createMix } from '../../../../scripts/soak/mix.ts';
import { readSoakOptions } from '../../../../scripts/soak/options.ts';
import { asJson, asTable, checksOf, type SoakResult } from '../../../../scripts/soak/report.ts';

const megabyte = 2 ** 20;

/** Samples of a run, one every five seconds, with this growth a minute. */
const samplesOf = (megabytes: number, descriptors = 0, count = 60): Sample[] =>
  Array.from({ length: count }, (_, index) => {
    const at = index * 5;
    return { at, bytes: (200 + (megabytes * at) / 60) * megabyte, descriptors: 30 + (descriptors * at) / 60 };
  });

const good: SoakResult = {
  seconds: 300,
  requests: 10_000,
  errors: [],
  logged: [],
  hits: 8_800,
  cacheable: 9_000,
  pages: 100,
  starts: 2,
  edits: 3,
  purges: 0,
  shown: 3,
  slowestEdit: 12,
  samples: samplesOf(0),
};

const failedOf = (result: SoakResult) => checksOf(result).flatMap(({ name, isMet }) => (isMet === false ? [name] : []));

describe('the measures of a soak', () => {
  it('OPS-05 give the change in a minute, also of values that scatter', () => {
    expect(slopeOf(samplesOf(3), ({ bytes }) => bytes / megabyte)).toBeCloseTo(3);
    const scattered = samplesOf(3).map((each, index) => ({ ...each, bytes: each.bytes + (index % 2) * 5 * megabyte }));
    expect(slopeOf(scattered, ({ bytes }) => bytes / megabyte)).toBeCloseTo(3, 0);
    expect(slopeOf([], ({ at }) => at)).toBeNaN();
    expect(secondHalf(samplesOf(0, 0, 5)).map(({ at }) => at)).toEqual([10, 15, 20]);
  });

  it('OPS-05 expect hits of all requests that no start can have made a miss', () => {
    expect(expectedHits({ requests: 1_000, pages: 50, starts: 2 })).toBeCloseTo(0.8);
    expect(expectedHits({ requests: 10, pages: 50, starts: 2 })).toBe(0);
    expect(expectedHits({ requests: 0, pages: 0, starts: 2 })).toBe(0);
  });
});

describe('the report of a soak', () => {
  it('OPS-05 passes a good run', () => {
    expect(failedOf(good)).toEqual([]);
    expect(asTable(good)).toContain('10000 requests in 300 s');
    expect(JSON.parse(asJson(good))).toMatchObject({ requests: 10_000, checks: checksOf(good) });
  });

  it.each([
    ['failed requests', { errors: ['en.localhost/: 500'] }],
    ['errors in logs', { logged: ['{}'] }],
    ['hit ratio', { hits: 8_000 }],
    ['hit ratio', { hits: 8_000, purges: 1 }],
    ['edits shown', { shown: 2 }],
    ['memory, MB a minute', { samples: samplesOf(20) }],
    ['descriptors a minute', { samples: samplesOf(0, 5) }],
  ])('OPS-05 fails for %s', (name, change) => {
    expect(failedOf({ ...good, ...change })).toEqual([name]);
  });

  it('OPS-05 passes a run whose memory rises between collections and whose purges cost hits', () => {
    const samples = samplesOf(0).map((each, index) => ({ ...each, bytes: each.bytes + (index % 9) * 20 * megabyte }));
    expect(failedOf({ ...good, samples, purges: 3, hits: 8_100 })).toEqual([]);
  });

  it('OPS-05 does not judge growth by few samples', () => {
    expect(failedOf({ ...good, samples: samplesOf(100, 100, 6) })).toEqual([]);
    expect(asTable({ ...good, samples: samplesOf(0, 0, 6) })).toContain('too short');
  });
});

describe('the mix of a soak', () => {
  it('OPS-05 has pages of all brands and cultures, each with its status', () => {
    const mix = createMix();
    expect(new Set(mix.map(({ host }) => host)).size).toBe(brands.length);
    for (const path of ['/en-ROW/', '/en-IE/slots/', '/']) expect(mix.map((each) => each.path)).toContain(path);
    expect(new Set(mix.map(({ status }) => status))).toEqual(new Set([200, 301, 404]));
  });
});

describe('readSoakOptions', () => {
  it('OPS-05 reads all options', () => {
    expect(readSoakOptions(['--minutes', '5', '--json'])).toMatchObject({ minutes: 5, isJson: true, out: undefined });
    expect(readSoakOptions([])).toMatchObject({ minutes: 30, requests: Number.POSITIVE_INFINITY, isJson: false });
  });

  it.each([
    [['--minutes', '0'], '--minutes is "0"'],
    [['here'], 'Usage: npm run soak'],
  ])('OPS-05 rejects %j', (args, message) => {
    expect(() => readSoakOptions(args)).toThrow(message);
  });
});
