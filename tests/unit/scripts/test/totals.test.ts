import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { playwrightTotals, readTotals, vitestTotals } from '../../../../scripts/test/totals.ts';
import { folderOfTest } from '../../../support/temporary-folder.ts';

describe('the totals of npm test', () => {
  it('OPS-01 list failed and skipped tests, and files that could not be loaded', () => {
    const test = (status: string, fullName: string) => ({ status, fullName });
    const testResults = [
      { name: 'a.test.ts', status: 'passed', assertionResults: [test('passed', 'one'), test('passed', 'two')] },
      { name: 'd.test.ts', status: 'passed', assertionResults: [test('skipped', 'five'), test('pending', 'six')] },
      { name: 'b.test.ts', status: 'failed', assertionResults: [test('passed', 'three'), test('failed', 'four')] },
      { name: 'c.test.ts', status: 'failed', assertionResults: [] },
    ];
    expect(vitestTotals({ numPassedTests: 3, testResults })).toEqual({
      passed: 3,
      failed: ['four', 'c.test.ts could not be run'],
      skipped: ['five', 'six'],
    });
  });

  it('OPS-01 count flaky tests and errors outside tests as failed', () => {
    const spec = (title: string, status: string) => ({ title, file: 'e.test.ts', tests: [{ status }] });
    const suites = [
      {
        specs: [spec('a', 'expected'), spec('b', 'unexpected')],
        suites: [{ specs: [spec('c', 'flaky'), spec('d', 'skipped')] }],
      },
    ];
    const report = { stats: { expected: 5 }, suites, errors: [{ message: 'No server.\nat here' }] };
    expect(playwrightTotals(report)).toEqual({
      passed: 5,
      failed: ['e.test.ts: b', 'e.test.ts: c', 'No server.'],
      skipped: ['e.test.ts: d'],
    });
  });

  it.each([
    ['a missing report', undefined, false, 0, 1],
    ['a report without failures of a run that exited with an error', { n: 3 }, false, 3, 1],
    ['a successful run', { n: 3 }, true, 3, 0],
  ])('OPS-01 count failures for %s', async (_, report, ok, passed, failures) => {
    const path = join(folderOfTest(), 'report.json');
    if (report) await writeFile(path, JSON.stringify(report));
    const totals = await readTotals<{ n: number }>(path, ok, ({ n }) => ({ passed: n, failed: [], skipped: [] }));
    expect([totals.passed, totals.failed.length]).toEqual([passed, failures]);
  });
});
