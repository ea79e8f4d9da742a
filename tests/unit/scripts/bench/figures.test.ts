import { describe, expect, it } from 'vitest';
import { compareRuns } from '../../../../scripts/bench/compare.ts';
import { type Figure, isReached, ratioOf } from '../../../../scripts/bench/figure.ts';
import { interleave } from '../../../../scripts/bench/interleave.ts';
import { readBenchOptions } from '../../../../scripts/bench/options.ts';
import type { Results } from '../../../../scripts/bench/results.ts';
import { median, quantile } from '../../../../scripts/bench/statistics.ts';
import { figureTable, shorten } from '../../../../scripts/bench/table.ts';

const hit: Figure = {
  id: 'server.hit.br',
  title: 'hit',
  value: 900,
  unit: '/s',
  control: { title: 'bare', value: 1000 },
  target: { of: 'ratio', atLeast: 0.85 },
};
const slow: Figure = { id: 'server.slow', title: 'slow', value: 120, unit: 'ms', target: { of: 'value', atMost: 100 } };

const run = (...figures: Figure[]): Results => ({
  madeAt: '2026-01-01T00:00:00.000Z',
  buildId: 'build',
  machine: { cpu: 'cpu', cores: 2, node: 'v26' },
  isQuick: false,
  figures,
});

describe('figures', () => {
  it.each([
    [hit, true],
    [{ ...hit, value: 849 }, false],
    [slow, false],
    [{ ...slow, value: 100 }, true],
    [{ ...slow, value: Number.NaN }, false],
  ])('PERF-01 compare the ratio to the control, or the value, with the target', (figure, reached) => {
    expect(isReached(figure)).toBe(reached);
  });

  it('PERF-01 have no result without a target, and no ratio without a control', () => {
    const { target: _, ...untargeted } = hit;
    const { control: __, ...alone } = hit;
    expect([isReached(untargeted), isReached(alone), ratioOf(alone)]).toEqual([undefined, undefined, undefined]);
  });

  it('PERF-01 are shown in one row each: value, control, ratio, target and result', () => {
    expect(
      figureTable([hit, slow])
        .split('\n')
        .map((line) => line.trim().split(/ {2,}/)),
    ).toEqual([
      ['hit', '900 /s', '1000 /s', 'bare', '0.900 ×', '≥ 0.85 ×', 'ok'],
      ['slow', '120 ms', '≤ 100 ms', 'MISSED'],
    ]);
  });

  it.each([
    [0, '0'],
    [12345.6, '12346'],
    [1.234, '1.23'],
    [0.01234, '0.0123'],
    [Number.NaN, '-'],
  ])('PERF-01 are rounded for display: %d', (value, text) => {
    expect(shorten(value)).toBe(text);
  });
});

describe('two runs', () => {
  it('PERF-01 are compared by their ratio to the control, so that a slower machine makes no difference', () => {
    const slower = { ...hit, value: 450, control: { title: 'bare', value: 500 } };
    expect(compareRuns(run(hit), run(slower))).toContain('0.900 ×  0.900 ×  +0.0 %');
  });

  it('PERF-01 are compared with the targets newly reached or missed, and the figures no longer measured', () => {
    const text = compareRuns(run({ ...slow, value: 90 }, hit), run(slow));
    expect(text).toContain('no longer reached');
    expect(text).toContain('no longer measured: server.hit.br');
    expect(compareRuns(run(slow), run({ ...slow, value: 90 }))).toContain('now reached');
  });
});

describe('rounds', () => {
  it('PERF-01 start with each contender in turn', async () => {
    const order: string[] = [];
    const contender = (name: string) => () => Promise.resolve(order.push(name));
    await interleave(3, { a: contender('a'), b: contender('b') });
    expect(order.join('')).toBe('abbaab');
  });

  it('PERF-01 are summarised by their median in any order', () => {
    expect([median([3, 1, 100]), median([4, 1, 2, 3]), median([10, 9])]).toEqual([3, 2.5, 9.5]);
    expect([quantile([10, 9, 100], 0.5), quantile([5, 1], 0.99)]).toEqual([10, 5]);
  });
});

describe('arguments', () => {
  const now = new Date('2026-01-02T03:04:05Z');

  it('PERF-01 select all measurements and a dated file by default', () => {
    expect(readBenchOptions([], now)).toEqual({
      kind: 'measure',
      only: ['size', 'server', 'shared', 'purge', 'growth', 'page', 'lighthouse'],
      isQuick: false,
      out: 'bench-results/2026-01-02T030405.json',
    });
  });

  it('PERF-01 may select some measurements, in running order, or a comparison', () => {
    expect(readBenchOptions(['--only', 'page,size', '--quick', '--out', 'x.json'], now)).toMatchObject({
      only: ['size', 'page'],
      isQuick: true,
      out: 'x.json',
    });
    expect(readBenchOptions(['--compare', 'a.json', 'b.json'], now)).toEqual({
      kind: 'compare',
      before: 'a.json',
      after: 'b.json',
    });
  });

  it.each([[['--only', 'speed']], [['--compare', 'a.json']], [['a.json']], [['--fast']]])(
    'PERF-01 are rejected with the usage when they are invalid: %j',
    (args) => {
      expect(() => readBenchOptions(args, now)).toThrow('Usage: npm run bench');
    },
  );
});
