import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { root } from '../../run/root.ts';
import { needChromium } from '../../test/chromium.ts';
import { chromiumFlags } from './phone.ts';

/** The version that measures: another one weighs things in another way. Its packages are npm's, in npm's own cache, and none of the project's. */
export const lighthouse = 'lighthouse@12.8.2';

/** From 0 to 100; NaN for what could not be judged. */
const score = v.pipe(
  v.object({ score: v.nullable(v.number()) }),
  v.transform((category) => Math.round((category.score ?? Number.NaN) * 100)),
);
const scores = v.object({ performance: score, accessibility: score, 'best-practices': score, seo: score });
const report = v.object({ categories: scores });

export type Scores = v.InferOutput<typeof scores>;

/** Scores of a report in JSON. */
export const readScores = (json: string): Scores => v.parse(report, JSON.parse(json)).categories;

/** A report is some 700 kB. */
const longestReport = 64 * 1024 * 1024;

/** What npm has, it does not ask for again; where there is no registry it should say so at once. */
const npmFlags = ['--yes', '--prefer-offline', '--fetch-retries=1', '--fetch-retry-mintimeout=1000'];

async function runLighthouse(parameters: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['exec', ...npmFlags, `--package=${lighthouse}`, '--', 'lighthouse', ...parameters],
    { cwd: root, env: { ...process.env, ...environment }, maxBuffer: longestReport },
  );
  return stdout;
}

/** Why it did not run or a visit failed, in a line: npm's code for it, its own words, or the system's code where there is no npm. */
export function reasonOfFailure(error: unknown): string {
  const { code, stderr } = Object(error) as { code?: unknown; stderr?: unknown };
  const [, said] = /^(?:npm error code|Runtime error encountered:) (.+)$/m.exec(String(stderr)) ?? [];
  return said ?? String(code ?? error);
}

/** Has npm fetch it, if need be. Gives the reason when it cannot be had. */
export async function fetchLighthouse(): Promise<string | undefined> {
  try {
    await runLighthouse(['--version']);
    return undefined;
  } catch (error) {
    return reasonOfFailure(error);
  }
}

/** Visits a page as Lighthouse does when nothing else is asked of it: by a phone over a slow network. Throws what {@link reasonOfFailure} reads. */
export async function visitByLighthouse(address: string): Promise<Scores> {
  const flags = ['--headless', ...chromiumFlags()];
  // The picture of the whole page is in no score, and has every picture on it drawn.
  const parameters = [
    '--output=json',
    '--quiet',
    '--disable-full-page-screenshot',
    `--chrome-flags=${flags.join(' ')}`,
  ];
  return readScores(await runLighthouse([address, ...parameters], { CHROME_PATH: needChromium() }));
}
