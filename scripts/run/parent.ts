/** How often (ms) to look. */
const interval = 500;

/**
 * Calls back once when npm, which started this process through a shell, is gone: npm ends the shell, and the shell tells nobody.
 * A process that was not started by npm is on its own.
 */
export function onParentGone(callback: () => void): void {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callback();
  }, interval);
  timer.unref();
}
