import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { root } from '../../run/root.ts';
import { needChromium } from '../../test/chromium.ts';
import { chromiumFlags } from '../../run/chromium.ts';

/**
 * Pinned, because versions weigh metrics differently. npm runs it from its own cache; it is not a dependency of the
 * project.
 */
export const lighthouse = 'lighthouse@12.8.2';

/** From 0 to 100. NaN when Lighthouse could not compute it. */
const score = v.pipe(
  v.object({ score: v.nullable(v.number()) }),
  v.transform((category) => Math.round((category.score ?? Number.NaN) * 100)),
);
const scores = v.object({ performance: score, accessibility: score, 'best-practices': score, seo: score });
const report = v.object({ categories: scores });

export type Scores = v.InferOutput<typeof scores>;

/** Scores of a JSON report. */
export const readScores = (json: string): Scores => v.parse(report, JSON.parse(json)).categories;

/** A report has about 700 kB. */
const longestReport = 64 * 1024 * 1024;

/** Prefer npm's cache, and fail at once without a registry. */
const npmFlags = ['--yes', '--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

async function runLighthouse(parameters: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', ...npmFlags, `--package=${lighthouse}`, '--', 'lighthouse', ...parameters],
    { cwd: root, env: { ...process.env, ...environment }, maxBuffer: longestReport },
  );
  return stdout;
}

/** Why a run failed, in one line: npm's error code, its message, or the system's code when npm is missing. */
export function reasonOfFailure(error: unknown): string {
  const { code, stderr } = Object(error) as { code?: unknown; stderr?: unknown };
  const [, said] = /^(?:npm error code|Runtime error encountered:) (.+)$/m.exec(String(stderr)) ?? [];
  return said ?? String(code ?? error);
}

/** Installs Lighthouse into npm's cache when needed. Returns the reason when that fails. */
export async function fetchLighthouse(): Promise<string | undefined> {
  try {
    await runLighthouse(['--version']);
    return undefined;
  } catch (error) {
    return reasonOfFailure(error);
  }
}

/**
 * Runs Lighthouse with its default settings: a phone on a slow network. Throws an error for {@link reasonOfFailure}.
 */
export async function visitByLighthouse(url: string): Promise<Scores> {
  const flags = ['--headless', ...chromiumFlags()];
  // The full-page screenshot affects no score, and would load every picture of the page.
  const parameters = [
    '--output=json',
    '--quiet',
    '--disable-full-page-screenshot',
    `--chrome-flags=${flags.join(' ')}`,
  ];
  return readScores(await runLighthouse([url, ...parameters], { CHROME_PATH: needChromium() }));
}
