import { appendToPurgeLog } from '../cache/purge-log.ts';
import type { Position, Purge, PurgeCounts, Purges } from '../cache/purges.ts';
import { errorFields, type Log } from '../telemetry/log.ts';
import type { PurgeUrls } from './purge-urls.ts';
import type { RequestWorkers } from './worker-requests.ts';

/** A purge, and its position in the log of Redis, which is undefined when Redis has not stored it. */
export interface LocalPurge {
  purge: Purge;
  position: Position | undefined;
}

export interface LocalPurged extends PurgeCounts {
  /** Processes that have applied it. */
  processes: number;
  /** False when a process of this instance did not respond in time. */
  isComplete: boolean;
}

export interface Purged extends LocalPurged {
  /** False when other instances may not have it: Redis did not take it. */
  isShared: boolean;
  /** Hosts of `PURGE_URLS` that did not take it. */
  failedHosts: readonly string[];
}

export interface PurgerOptions {
  /** URL of the shared cache, empty without one. */
  url: string;
  log: Log;
  /** Purges the caches in front of the site. */
  purgeUrls: PurgeUrls;
  applyHere(purge: LocalPurge): Promise<LocalPurged>;
}

/** Longest wait for the log's entry to arrive at this process (ms). After that it applies the purge out of order. */
const arrivalMs = 1_000;

/** Applies a purge to the caches of this process. A purge of the log is applied in the log's order. */
export async function applyToProcess(purges: Purges, { purge, position }: LocalPurge): Promise<PurgeCounts> {
  const counts = position === undefined ? undefined : await purges.effectOf(position, arrivalMs);
  return counts ?? purges.applyHere(purge);
}

/** Applies purges to all workers. */
export const applyToWorkers =
  (request: RequestWorkers) =>
  async (local: LocalPurge): Promise<LocalPurged> => {
    const { responses, isComplete } = await request<PurgeCounts>('purge', local);
    const sum = (kind: keyof PurgeCounts) => responses.reduce((total, counts) => total + counts[kind], 0);
    return { pages: sum('pages'), responses: sum('responses'), processes: responses.length, isComplete };
  };

/** Sends purges to all instances by the log in Redis, and waits until this one has applied them. */
export function createPurger({ url, log, purgeUrls, applyHere }: PurgerOptions) {
  return async function purge(wanted: Purge, source: 'operator' | 'cms'): Promise<Purged> {
    const begun = performance.now();
    let position: Position | undefined;
    let isShared = true;
    if (url !== '') {
      try {
        position = await appendToPurgeLog(url, wanted);
      } catch (error) {
        isShared = false;
        log.error({ code: 'purge.failed', tags: wanted.tags, message: errorFields(error).message });
      }
    }
    const local = await applyHere({ purge: wanted, position });
    // They request pages again, so the site's own caches come first.
    const failedHosts = await purgeUrls(wanted);
    const ms = Math.round(performance.now() - begun);
    log.info({ code: 'purge.done', source, ...wanted, ...local, isShared, failedHosts, ms });
    return { ...local, isShared, failedHosts };
  };
}
export type Purger = ReturnType<typeof createPurger>;
