/** Maximum number of times that one page sends the same message. */
export const mostRepeats = 10;

/** Maximum number of different messages of one page. */
const mostMessages = 200;

/** Returns whether a message may still be sent. */
export function createLogBound(): (message: string) => boolean {
  const counts = new Map<string, number>();
  return (message) => {
    const count = (counts.get(message) ?? 0) + 1;
    if (count > mostRepeats || (count === 1 && counts.size >= mostMessages)) return false;
    counts.set(message, count);
    return true;
  };
}
