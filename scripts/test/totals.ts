import { readFile } from 'node:fs/promises';

/** Number of passed tests, and the names of the failed and the skipped ones. */
export interface Totals {
  readonly passed: number;
  readonly failed: readonly string[];
  readonly skipped: readonly string[];
}

/** The fields of vitest's JSON report that are read. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The fields of Playwright's JSON report that are read. */
export interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number };
  readonly errors: readonly { readonly message?: string }[];
}

/** A file that fails to load counts as one failed test. */
export function vitestTotals({ numPassedTests, testResults }: VitestReport): Totals {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    return tests.length === 0 && status === 'failed' ? [`${name} could not be run`] : tests;
  });
  const skipped = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => /^(?:skipped|pending|todo)$/.test(status)).map(({ fullName }) => fullName),
  );
  return { passed: numPassedTests, failed, skipped };
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']>[number][] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Flaky tests and errors outside a test count as failed. */
export function playwrightTotals(report: PlaywrightReport): Totals {
  const withStatus = (wanted: RegExp) =>
    specsOf(report)
      .filter(({ tests }) => tests.some(({ status }) => wanted.test(status)))
      .map(({ file, title }) => `${file}: ${title}`);
  return {
    passed: report.stats.expected,
    failed: [
      ...withStatus(/^(?:unexpected|flaky)$/),
      ...report.errors.map(({ message = 'an error outside the tests' }) => message.split('\n')[0] ?? ''),
    ],
    skipped: withStatus(/^skipped$/),
  };
}

/** Reads a report. A run without one, or with an error exit and no failed test, counts as one failure. */
export async function readTotals<Report>(
  path: string,
  ok: boolean,
  count: (report: Report) => Totals,
): Promise<Totals> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  const totals = text === undefined ? { passed: 0, failed: [], skipped: [] } : count(JSON.parse(text));
  return ok || totals.failed.length > 0 ? totals : { ...totals, failed: [`the run behind ${path} ended badly`] };
}
