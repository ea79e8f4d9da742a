import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { root } from '../run/root.ts';
import { Failure } from '../terminal/failure.ts';

/** The same engine without a browser's own windows, which take two thirds of the processor's time. */
const withoutWindows = 'chromium-headless-shell';

/** Some 150 MB, by a slow line. */
const downloadLimitMs = 600_000;

const places = [
  `/usr/bin/${withoutWindows}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser that the end-to-end tests drive: `CHROMIUM_PATH`, or one of the usual places, or Playwright's own; undefined when there is none. */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  return [...places, chromium.executablePath()].find((path) => existsSync(path));
}

function installFromDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log('[test] Chromium is missing; installing it by apt…');
  const apt = (...parameters: string[]) =>
    spawnSync('apt-get', parameters, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  // Package lists that cannot be renewed may still do.
  apt('update');
  // Not every release has both.
  return [withoutWindows, 'chromium'].some((name) => apt('install', '--yes', '--no-install-recommends', name));
}

/** For whoever may install nothing on the machine. */
function downloadByPlaywright(): boolean {
  console.log('[test] Chromium is missing; Playwright downloads its own…');
  const { status } = spawnSync(`${root}node_modules/.bin/playwright`, ['install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: downloadLimitMs,
  });
  return status === 0;
}

/** Finds a browser, or installs one where that may be done; undefined when neither is possible. */
export function findOrInstallChromium(): string | undefined {
  const found = findChromium();
  // One that was chosen is meant: another in its place would hide the mistake.
  if (found || process.env['CHROMIUM_PATH']) return found;
  return installFromDebian() || downloadByPlaywright() ? findChromium() : undefined;
}

export const chromiumIsMissing =
  '[test] The end-to-end tests need Chromium and found none. Install it (Debian, Ubuntu: apt-get install chromium), ' +
  'or name one that you have: CHROMIUM_PATH=/path/to/chromium npm test.';

/** The same, but throws a {@link Failure} that says what is missing. */
export function needChromium(): string {
  const found = findOrInstallChromium();
  if (found) return found;
  throw new Failure(chromiumIsMissing);
}
