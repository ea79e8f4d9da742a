/** Polling interval in milliseconds. */
const interval = 500;

/**
 * Calls back once when the npm process that started this one through a shell has exited. npm kills the shell, and the
 * shell does not forward the signal. Does nothing for a process that npm did not start.
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
