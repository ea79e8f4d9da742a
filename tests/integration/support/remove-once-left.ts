import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { onTestFinished } from 'vitest';

/**
 * Removes a data folder after the test. Embedded services share the site's stderr, which closes when both have exited; until then they
 * may still write.
 */
export function removeOnceLeft(data: string, site: ChildProcess): void {
  const left = once(site, 'close');
  site.stderr?.resume();
  onTestFinished(async () => {
    site.kill('SIGKILL');
    await left;
    await rm(data, { recursive: true, force: true });
  });
}
