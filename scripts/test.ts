import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { root } from './run/root.ts';
import { runScript } from './run/script.ts';
import { parseCommandLine } from './terminal/command-line.ts';
import { chromiumIsMissing, findOrInstallChromium } from './test/chromium.ts';
import { findOrInstallServer } from './test/debian.ts';
import { playwrightTotals, readTotals, vitestTotals } from './test/totals.ts';
import type { Totals } from './test/totals.ts';

const reports = `${root}test-results/`;
const bin = (name: string) => `${root}node_modules/.bin/${name}`;

/** Runs one step and shows its output. Returns true when it succeeds. */
function step(name: string, command: string, parameters: readonly string[], environment: Record<string, string> = {}) {
  const started = performance.now();
  console.log(`\n── ${name} ${'─'.repeat(Math.max(2, 76 - name.length))}`);
  const { status } = spawnSync(command, parameters, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  console.log(
    `── ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  return status === 0;
}

async function vitest(project: 'unit' | 'integration'): Promise<Totals> {
  const report = `${reports}${project}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const ok = step(project, bin('vitest'), ['run', `--project=${project}*`, ...reporters]);
  return readTotals(report, ok, vitestTotals);
}

async function playwright(): Promise<Totals> {
  const report = `${reports}e2e.json`;
  const ok = step('e2e', bin('playwright'), ['test'], { PLAYWRIGHT_JSON_OUTPUT_FILE: report });
  return readTotals(report, ok, playwrightTotals);
}

const commandLine = {
  name: 'test',
  summary: 'Runs the checks and every test. CONTRIBUTING.md says how to run one.',
  options: {},
};

await runScript(async () => {
  parseCommandLine(commandLine, process.argv.slice(2));
  // Look for Chromium first, so that its absence is reported at once. The other tests run anyway.
  const chromium = findOrInstallChromium();
  if (chromium) process.env['CHROMIUM_PATH'] = chromium;
  else console.error(chromiumIsMissing);
  // Tests of a server that is missing are skipped.
  for (const server of ['haproxy', 'nginx', 'redis-server']) findOrInstallServer(server);
  findOrInstallServer('varnishd', 'varnish');
  await rm(reports, { recursive: true, force: true });
  await mkdir(reports, { recursive: true });

  const failedSteps: string[] = [];
  const must = (name: string, ok: boolean) => {
    if (!ok) failedSteps.push(name);
    return ok;
  };
  must('check', step('check', process.execPath, ['scripts/check.ts']));
  const totals = [await vitest('unit')];
  // The other tests run against a build.
  const isBuilt = must('build', step('build', process.execPath, ['scripts/build.ts']));
  if (isBuilt) totals.push(await vitest('integration'));
  if (must('e2e, for want of Chromium', chromium !== undefined) && isBuilt) totals.push(await playwright());

  const passed = totals.reduce((sum, total) => sum + total.passed, 0);
  const failed = totals.flatMap((total) => total.failed);
  const skipped = totals.flatMap((total) => total.skipped);
  // Print failures last, where the end of a long log shows them.
  for (const name of skipped) console.log(`[test] Skipped: ${name}`);
  for (const name of failed) console.error(`[test] Failed: ${name}`);
  if (failedSteps.length > 0) console.error(`\n[test] Not passed: ${failedSteps.join(', ')}.`);
  console.log(`\n${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
  process.exitCode = failed.length > 0 || failedSteps.length > 0 ? 1 : 0;
});
