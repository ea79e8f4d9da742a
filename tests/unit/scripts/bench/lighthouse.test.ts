import { describe, expect, it } from 'vitest';
import { reasonOfFailure, readScores } from '../../../../scripts/bench/browser/lighthouse.ts';

const categories = (performance: number | null) => ({
  performance: { id: 'performance', score: performance },
  accessibility: { score: 1 },
  'best-practices': { score: 0.96 },
  seo: { score: 0.58 },
});

describe('a Lighthouse report', () => {
  it('PERF-01 has its scores read as percentages', () => {
    const report = { lighthouseVersion: '12.8.2', categories: categories(0.99) };
    expect(readScores(JSON.stringify(report))).toEqual({
      performance: 99,
      accessibility: 100,
      'best-practices': 96,
      seo: 58,
    });
  });

  it('PERF-01 has NaN for a category without a score', () => {
    expect(readScores(JSON.stringify({ categories: categories(null) })).performance).toBeNaN();
  });
});

describe('a Lighthouse run without a report', () => {
  it.each([
    [{ code: 1, stderr: 'npm warn old\nnpm error code ECONNREFUSED\nnpm error errno ECONNREFUSED\n' }, 'ECONNREFUSED'],
    [{ code: 1, stderr: 'Runtime error encountered: The page did not paint.\n\n' }, 'The page did not paint.'],
    [{ code: 'ENOENT', stderr: '' }, 'ENOENT'],
    [new Error('out of memory'), 'Error: out of memory'],
  ])('PERF-01 gives its reason in one line', (error, reason) => {
    expect(reasonOfFailure(error)).toBe(reason);
  });
});
