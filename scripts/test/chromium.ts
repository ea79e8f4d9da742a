import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { root } from '../run/root.ts';
import { Failure } from '../terminal/failure.ts';
import { downloadLimitMs, installFromDebian, mayInstall } from './debian.ts';

/** Chromium without its windows, which take two thirds of the CPU time. */
const withoutWindows = 'chromium-headless-shell';

/** Headless Chromium names itself HeadlessChrome and would be treated as a crawler. */
export const visitorAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const places = [
  `/usr/bin/${withoutWindows}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser for the end-to-end tests: `CHROMIUM_PATH`, a usual path, or Playwright's own. Undefined when there is
 * none.
 *
 * @param needsWindow Leaves out the browser without windows, in which a debugged test would wait for good.
 */
export function findChromium(needsWindow = false, exists: (path: string) => boolean = existsSync): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return exists(chosen) ? chosen : undefined;
  const usable = [...places, chromium.executablePath()].filter(
    (path) => !needsWindow || !path.endsWith(withoutWindows),
  );
  return usable.find((path) => exists(path));
}

/** For machines on which packages may not be installed. */
function downloadByPlaywright(): boolean {
  console.log('[test] Chromium is missing; Playwright downloads its own…');
  const { status } = spawnSync(`${root}node_modules/.bin/playwright`, ['install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: downloadLimitMs,
  });
  return status === 0;
}

/**
 * Finds a browser, or installs one where possible. Undefined when neither succeeds. Prefers headless Chromium to the
 * one with windows.
 */
export function findOrInstallChromium(): string | undefined {
  const found = findChromium();
  // A missing `CHROMIUM_PATH` is an error. Using another browser would hide it.
  if (process.env['CHROMIUM_PATH'] || found?.endsWith(withoutWindows)) return found;
  // Some Debian releases have only one of these packages.
  if (mayInstall()) installFromDebian(withoutWindows, ...(found ? [] : ['chromium']));
  return findChromium() ?? (downloadByPlaywright() ? findChromium() : undefined);
}

export const chromiumIsMissing =
  '[test] The end-to-end tests need Chromium and found none. Install it (Debian, Ubuntu: apt-get install chromium), ' +
  'or name one that you have: CHROMIUM_PATH=/path/to/chromium npm test.';

/** Like `findOrInstallChromium`, but throws a {@link Failure} that names the missing program. */
export function needChromium(): string {
  const found = findOrInstallChromium();
  if (found) return found;
  throw new Failure(chromiumIsMissing);
}
