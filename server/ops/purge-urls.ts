import type { Purge } from '../cache/purges.ts';
import { withFolded } from '../cache/tags.ts';
import { errorFields, type Log } from '../telemetry/log.ts';

const limitMs = 2_000;

/** Another instance may send an old page to a cache until it has applied the purge, so caches are purged again. */
const againMs = 1_000;

/** Most bytes of tags in one request. */
const mostBytes = 6_000;

/** Groups of tags that fit into a header. */
function* groupsOf(tags: readonly string[]): Generator<string> {
  let group = '';
  for (const tag of tags) {
    if (group !== '' && group.length + tag.length > mostBytes) {
      yield group;
      group = '';
    }
    group = group === '' ? tag : `${group} ${tag}`;
  }
  if (group !== '') yield group;
}

/**
 * Purges the caches in front of the site: `PURGE <url>` with the tags in `Surrogate-Key`, separated by spaces. Resolves
 * to the hosts that did not respond with success.
 */
export function createPurgeUrls(urls: readonly string[], log: Log) {
  async function send(url: string, tags: string): Promise<boolean> {
    try {
      const signal = AbortSignal.timeout(limitMs);
      const { ok, status } = await fetch(url, { method: 'PURGE', headers: { 'surrogate-key': tags }, signal });
      if (!ok) log.error({ code: 'purge.failed', host: new URL(url).host, message: `Status ${status}.` });
      return ok;
    } catch (error) {
      // The error of `fetch` has the cause in a field.
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      log.error({ code: 'purge.failed', host: new URL(url).host, message: errorFields(cause).message });
      return false;
    }
  }

  /** A page with too many tags carries folded ones. */
  async function sendAll({ tags }: Purge): Promise<readonly string[]> {
    const groups = [...groupsOf(withFolded(tags))];
    const sent = urls.map(async (url) => (await Promise.all(groups.map((group) => send(url, group)))).every(Boolean));
    const results = await Promise.all(sent);
    return urls.filter((_, index) => !results[index]).map((url) => new URL(url).host);
  }

  return async function purgeUrls(purge: Purge): Promise<readonly string[]> {
    if (urls.length === 0) return [];
    setTimeout(() => void sendAll(purge), againMs).unref();
    return sendAll(purge);
  };
}
export type PurgeUrls = ReturnType<typeof createPurgeUrls>;
