/** Time between two reports, in milliseconds. */
const interval = 30_000;

/**
 * Creates a function that reports the progress of a run and its remaining time. It returns a line every half minute,
 * and undefined in between.
 */
export function createProgress(
  now: () => number = () => performance.now(),
): (done: number, total: number) => string | undefined {
  const started = now();
  let reported = started;
  return (done, total) => {
    const at = now();
    if (at - reported < interval || done === 0) return undefined;
    reported = at;
    const left = ((at - started) / done) * (total - done);
    return `${done} of ${total} pages; about ${Math.ceil(left / 60_000)} min left.`;
  };
}
