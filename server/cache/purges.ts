import { LRUCache } from 'lru-cache';
import { everythingTag, withFolded } from './tags.ts';
import { withFallback } from '../async/time-limit.ts';

/**
 * A place in the order of all purges. Positions compare as texts: the time and number of an entry in the log, and the
 * number of purges that this process alone has made since.
 */
export type Position = string;

export const noPosition: Position = positionAt(0, 0);

function positionAt(ms: number | string, number: number | string, own = 0): Position {
  return [String(ms).padStart(15, '0'), String(number).padStart(20, '0'), String(own).padStart(6, '0')].join('-');
}

/** Position of an entry of the log, from its id (`1700000000000-0`). */
export function positionOf(id: string): Position {
  const [ms = '0', number = '0'] = id.split('-');
  return positionAt(ms, number);
}

function positionAfter(position: Position): Position {
  const [ms = '', number = '', own = ''] = position.split('-');
  return positionAt(ms, number, Number(own) + 1);
}

/** `hard` removes what is cached. Soft purges make it stale: it is served once more while it is revalidated. */
export interface Purge {
  tags: readonly string[];
  hard: boolean;
}

/** Effect of the purges after a position on something with some tags. */
export type PurgeKind = 'hard' | 'soft' | undefined;

/** A cached entry with its tags, and the position up to which purges have been applied to it. */
export interface Tagged {
  tags: readonly string[];
  position: Position;
}

/** How many pages and responses of services a purge removed or made stale. */
export interface PurgeCounts {
  pages: number;
  responses: number;
}

/** Applies the kind of purge of each entry of one cache, sets its position, and returns how many it affected. */
export type PurgeCache = (purgeKindOf: (entry: Tagged) => PurgeKind, position: Position) => number;

/** Tags whose latest purges are remembered. An entry older than a forgotten purge counts as stale. */
const mostTags = 10_000;

/** Purges of the log whose effect is stored until it is read. */
const mostEffects = 100;

export interface PurgesOptions {
  /** Called after purges have been applied. */
  onApply?(purges: readonly Purge[], counts: PurgeCounts): void;
}

interface LastPurges {
  soft: Position;
  hard: Position;
}

/**
 * The purges that this process has applied. A render or a call notes `position` when it begins. What it produces is
 * stored only if no purge of its tags has been applied since.
 */
export function createPurges({ onApply }: PurgesOptions = {}) {
  let position = noPosition;
  /** Purges up to this position may have been forgotten. */
  let forgotten = noPosition;
  /** Purges before this position may never have been seen. */
  let knownSince = noPosition;
  const last = new LRUCache<string, LastPurges>({
    max: mostTags,
    dispose(purges, _tag, reason) {
      if (reason !== 'evict') return;
      forgotten = [forgotten, purges.soft, purges.hard].sort().at(-1) ?? forgotten;
    },
  });
  const caches: Record<keyof PurgeCounts, PurgeCache[]> = { pages: [], responses: [] };

  function purgeKindOf({ tags, position: since }: Tagged): PurgeKind {
    if (since === position) return undefined;
    let purgeKind: PurgeKind = since < forgotten ? 'soft' : undefined;
    for (const tag of [everythingTag, ...tags]) {
      const purges = last.peek(tag);
      if (!purges) continue;
      if (purges.hard > since) return 'hard';
      if (purges.soft > since) purgeKind = 'soft';
    }
    return purgeKind;
  }

  function record(at: Position, { tags, hard }: Purge) {
    for (const tag of withFolded(tags)) {
      const purges = last.get(tag) ?? { soft: noPosition, hard: noPosition };
      purges[hard ? 'hard' : 'soft'] = at;
      last.set(tag, purges);
    }
    position = at;
  }

  /** Effects of the last entries of the log, and readers that wait for one. */
  const effects = new LRUCache<Position, PurgeCounts>({ max: mostEffects });
  const waiting = new Map<Position, (counts: PurgeCounts) => void>();

  function applyToCaches(applied: readonly Purge[]): PurgeCounts {
    const counted = (list: readonly PurgeCache[]) => list.reduce((sum, purge) => sum + purge(purgeKindOf, position), 0);
    // Responses first: a page that is rendered again must not read a purged one.
    const responses = counted(caches.responses);
    const counts = { pages: counted(caches.pages), responses };
    onApply?.(applied, counts);
    return counts;
  }

  return {
    get position() {
      return position;
    },
    purgeKindOf,
    /** Whether a page of another process may be older than a purge that this process does not know. */
    mayPredate: (since: Position) => since < knownSince,
    /** Registers a cache of pages or of responses. */
    add(kind: keyof PurgeCounts, cache: PurgeCache) {
      caches[kind].push(cache);
    },
    /**
     * Applies entries of the log in their order, except those applied before. `isIncomplete` means that earlier entries
     * may be missing: everything cached before the given ones becomes stale.
     */
    applyLog(entries: readonly (Purge & { position: Position })[], isIncomplete = false): PurgeCounts {
      if (isIncomplete) knownSince = entries[0]?.position ?? knownSince;
      const fresh = entries.filter((entry) => entry.position > position);
      if (isIncomplete) record(fresh[0]?.position ?? positionAfter(position), { tags: [everythingTag], hard: false });
      else if (fresh.length === 0) return { pages: 0, responses: 0 };
      for (const { position: at, ...purge } of fresh) record(at, purge);
      // Metrics count purges as they come. A process that starts reads those of days.
      const counts = applyToCaches(isIncomplete ? [] : fresh);
      for (const { position: at } of fresh) {
        effects.set(at, counts);
        waiting.get(at)?.(counts);
      }
      return counts;
    },
    /** Applies a purge to this process alone. */
    applyHere(purge: Purge): PurgeCounts {
      record(positionAfter(position), purge);
      return applyToCaches([purge]);
    },
    /** The effect of an entry of the log here. Undefined when the entry does not arrive within `ms`. */
    async effectOf(at: Position, ms: number): Promise<PurgeCounts | undefined> {
      const { promise, resolve } = Promise.withResolvers<PurgeCounts>();
      waiting.set(at, resolve);
      try {
        return effects.get(at) ?? (await withFallback<PurgeCounts | undefined>(promise, ms, undefined));
      } finally {
        waiting.delete(at);
      }
    },
  };
}
export type Purges = ReturnType<typeof createPurges>;
