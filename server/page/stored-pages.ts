import type { CachedPage, PageCache } from '../cache/page-cache.ts';
import type { Purges } from '../cache/purges.ts';
import type { SharedPage } from '../cache/shared-entry.ts';
import type { SharedPages } from '../cache/shared-pages.ts';
import type { Config } from '../config/config.ts';
import { createInFlight } from '../async/in-flight.ts';
import type { PageRenderer } from './render-page.ts';
import type { PageTarget } from '../http/request/target.ts';

export interface StoredPagesOptions {
  config: Config;
  cache: PageCache;
  /** Pages of all instances. Undefined without a shared cache. */
  sharedPages?: SharedPages | undefined;
  purges: Purges;
}

interface Requester {
  signal: AbortSignal;
  fault?: string | undefined;
}

/** The complete pages of this process and, with a shared cache, those of all instances. */
export function createStoredPages(
  { config, cache, sharedPages, purges }: StoredPagesOptions,
  { sharedHeaders }: Pick<PageRenderer, 'sharedHeaders'>,
) {
  const lookups = createInFlight<Promise<CachedPage | undefined>>();

  /** Key by which the result of a request may be shared with others. */
  const sharingKey = ({ cacheKey }: PageTarget, { fault }: Pick<Requester, 'fault'>) =>
    config.cache.enabled && !fault ? cacheKey : undefined;

  /** Key of a page in flight. A request after a purge does not join a render that began before it. */
  function flightKey(target: PageTarget, request: Pick<Requester, 'fault'>): string | undefined {
    const key = sharingKey(target, request);
    return key === undefined ? undefined : `${key}\n${purges.position}`;
  }

  /** Caches a page of another instance here as well. */
  function adopt(target: PageTarget, key: string, shared: SharedPage): CachedPage {
    const page = { ...shared, headers: sharedHeaders(target, shared) };
    cache.set(key, page);
    return page;
  }

  return {
    flightKey,
    isFresh: (page: CachedPage) => cache.isFresh(page),

    /** The fresh page of this process. */
    getFresh({ cacheKey }: PageTarget): CachedPage | undefined {
      const page = cacheKey === undefined ? undefined : cache.get(cacheKey);
      return page && cache.isFresh(page) ? page : undefined;
    },

    store({ cacheKey }: PageTarget, page: CachedPage): void {
      if (cacheKey === undefined) return;
      cache.set(cacheKey, page);
      sharedPages?.store(cacheKey, page);
    },

    /** Removes a page that has since moved or gone. It must not be served until it expires. */
    drop({ cacheKey }: PageTarget): void {
      if (cacheKey === undefined) return;
      cache.drop(cacheKey);
      sharedPages?.drop(cacheKey);
    },

    /** The page of the shared cache, once another instance has rendered it. Undefined if this instance should. */
    async findShared(target: PageTarget, request: Requester): Promise<CachedPage | undefined> {
      const key = sharingKey(target, request);
      const flight = flightKey(target, request);
      if (!sharedPages || key === undefined || flight === undefined) return undefined;
      return lookups.join(flight, request.signal, (signal) => {
        const value = sharedPages.find(key, signal).then((found) => found && adopt(target, key, found));
        return { value, ended: value };
      });
    },

    /** The page of the shared cache without waiting for a render. */
    async findStored(target: PageTarget, request: Requester): Promise<CachedPage | undefined> {
      const key = sharingKey(target, request);
      const shared = key === undefined ? undefined : await sharedPages?.findStored(key);
      return key !== undefined && shared ? adopt(target, key, shared) : undefined;
    },

    /** Whether another instance is rendering a stale page again, or has. If it has, its page is cached here as well. */
    async isRenderedElsewhere(target: PageTarget): Promise<boolean> {
      const { cacheKey } = target;
      const newer = cacheKey === undefined ? undefined : await sharedPages?.findFresh(cacheKey);
      if (newer && newer !== 'busy' && cacheKey !== undefined) adopt(target, cacheKey, newer);
      return newer !== undefined;
    },

    /** Lets other instances wait for a render of this one, but not while its data is slow. */
    shareLock({ cacheKey }: PageTarget, isQuick: Promise<boolean>, finished: Promise<unknown>): void {
      if (cacheKey === undefined || !sharedPages) return;
      isQuick.then(
        (quick) => quick || sharedPages.yieldLock(cacheKey),
        () => undefined,
      );
      const release = () => sharedPages.release(cacheKey);
      finished.then(release, release);
    },
  };
}
export type StoredPages = ReturnType<typeof createStoredPages>;
