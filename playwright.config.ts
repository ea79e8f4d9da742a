import { existsSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'playwright/test';
import { findChromium, visitorAgent } from './scripts/test/chromium.ts';

const asRoot = process.getuid?.() === 0;
// `--debug` sets PWDEBUG before this file is read.
const showsWindow =
  process.env['PWDEBUG'] === '1' || process.argv.some((word) => word === '--headed' || word === '--ui');
const executablePath = findChromium(showsWindow);

const sharedMemory = '/dev/shm';

/** Whether Chromium's shared memory fits there. In files, Playwright's default for small containers, it costs a twelfth more processor time. */
function hasSharedMemory(): boolean {
  if (!existsSync(sharedMemory)) return false;
  const { bsize, bavail } = statfsSync(sharedMemory);
  return bsize * bavail > 2 ** 30;
}

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.{test,spec}.{ts,tsx}',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  // Tests also wait, for amounts that tick and for requests, so one more than the processors keeps those busy.
  workers: availableParallelism() + 1,
  fullyParallel: true,
  retries: 0,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 120_000,
  // As long as a busy machine may take: what is never true still fails.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? 'test-results/e2e.json' }]],
  use: {
    userAgent: visitorAgent,
    // Each context would install the service worker, for a quarter of the processor time of a visit. `offline.test.ts` tests it.
    serviceWorkers: 'block',
    // A trace of every test would cost as much again as the tests: `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
      args: [
        ...(asRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        // One process less to start and to send each frame to: a tenth of the processor time of a visit.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
