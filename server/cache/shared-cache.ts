import { createHash } from 'node:crypto';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Config } from '../config/config.ts';
import type { Log } from '../telemetry/log.ts';
import { createCacheHealth } from './cache-health.ts';
import { followPurgeLog } from './purge-log.ts';
import type { Purges } from './purges.ts';
import { connectRedis, type Redis } from './redis.ts';
import { createSharedPages, type SharedPages } from './shared-pages.ts';

export interface SharedCache {
  /** Undefined when pages are not cached, as `redis`. */
  pages: SharedPages | undefined;
  redis: Redis | undefined;
  close(): void;
}

interface SharedCacheOptions {
  buildId: string;
  log: Log;
  registry: Registry;
  purges: Purges;
}

/** A name for the build and the settings by which its pages differ. Sites share pages only under the same name. */
export function namespaceOf(buildId: string, config: Config): string {
  const { brands, staging, emulation, proxiesServices, serviceWorker, measuredShare, devReload } = config;
  const settings = JSON.stringify([
    brands,
    staging,
    emulation,
    proxiesServices,
    serviceWorker,
    measuredShare,
    devReload,
  ]);
  return `${buildId}-${createHash('sha256').update(settings).digest('hex').slice(0, 12)}`;
}

/** Connects to the cache that all instances share, and follows their purges. Undefined where none is configured. */
export async function openSharedCache(
  config: Config,
  { buildId, log, registry, purges }: SharedCacheOptions,
): Promise<SharedCache | undefined> {
  const { enabled, url, waitMs } = config.cache;
  if (url === '') return undefined;
  const health = createCacheHealth(log);
  const purgeLog = await followPurgeLog({ url, purges, health, onGap: () => log.warn({ code: 'purge.missed' }) });
  if (!enabled) return { pages: undefined, redis: undefined, close: () => purgeLog.close() };
  const redis = await connectRedis({ url, waitMs, health, log });
  const registers = [registry];
  const lookups = new Counter({
    name: 'shared_cache_lookups_total',
    help: 'Lookups of pages in the shared cache by result.',
    labelNames: ['result'],
    registers,
  });
  const stores = new Counter({
    name: 'shared_cache_stores_total',
    help: 'Pages sent to the shared cache by result.',
    labelNames: ['result'],
    registers,
  });
  const available: Gauge = new Gauge({
    name: 'shared_cache_available',
    help: 'Processes that use the shared cache: connected, circuit breaker closed, all purges applied.',
    registers,
    collect: () => available.set(redis.isAvailable && purgeLog.isFollowed ? 1 : 0),
  });
  const pages = createSharedPages({
    redis,
    namespace: namespaceOf(buildId, config),
    purges,
    knowsPurges: () => purgeLog.isFollowed,
    onLookup: (result) => lookups.inc({ result }),
    onStore: (result) => stores.inc({ result }),
  });
  const close = () => {
    purgeLog.close();
    redis.close();
  };
  return { pages, redis, close };
}
