/** One message may come this often from one page. */
export const mostRepeats = 10;

/** Remembers no more different messages than this: a page with so many has said enough. */
const mostMessages = 200;

/** Says of each message whether it may still be sent. */
export function createLogBound(): (message: string) => boolean {
  const counts = new Map<string, number>();
  return (message) => {
    const count = (counts.get(message) ?? 0) + 1;
    if (count > mostRepeats || (count === 1 && counts.size >= mostMessages)) return false;
    counts.set(message, count);
    return true;
  };
}
