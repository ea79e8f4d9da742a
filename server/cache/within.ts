/** Minimum number of event loop turns before a wait times out. */
const turns = 5;

/**
 * Resolves with the promise's value, or with `otherwise` after a timeout. The timer is cleared. Time in which this
 * process was busy does not count: after a long turn timers run before sockets are read, and the response may be
 * waiting there.
 */
export async function within<T>(promise: Promise<T>, ms: number, otherwise: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<T>((resolve) => {
    let left = turns;
    timer = setInterval(() => {
      left -= 1;
      if (left === 0) resolve(otherwise);
    }, ms / turns);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearInterval(timer);
  }
}
