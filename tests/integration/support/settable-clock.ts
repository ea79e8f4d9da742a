import { once } from 'node:events';
import type { RunningSite } from './site.ts';

/** A module preloaded by Node: advances `performance.now` by the milliseconds in each message and replies `done`. */
export const settableClock = `data:text/javascript,${encodeURIComponent(`
  const now = performance.now.bind(performance);
  let ahead = 0;
  performance.now = () => now() + ahead;
  process.on('message', (ms) => { ahead += ms; process.send('done'); });
`)}`;

/** Longer than any page is cached, the last good response of a call is used, and a back-off or open breaker lasts (ms). */
export const forgotten = 11 * 60_000;

/** Advances the clock of a site that was started with {@link settableClock}: caches, back-offs and breakers grow older. */
export async function putForward({ child }: RunningSite, ms: number): Promise<void> {
  child.send(ms);
  await once(child, 'message');
}
