import { type Place, urlOf } from './history-entries.ts';

/** How long a prefetched page may be shown (ms): as long as its data is fresh. */
const freshMs = 10_000;

/** Stores the last prefetched page. `load` loads a page. */
export function createPrefetch<Loaded>(load: (place: Place) => Promise<Loaded>) {
  let last: { url: string; startedAt: number; loaded: Promise<Loaded> } | undefined;
  const find = (url: string) => (last?.url === url && performance.now() - last.startedAt < freshMs ? last : undefined);
  return {
    /** Starts to load a page, unless it has started already. */
    prefetch(place: Place): void {
      const url = urlOf(place);
      if (find(url)) return;
      const entry = { url, startedAt: performance.now(), loaded: load(place) };
      last = entry;
      // On failure, load it again on click.
      entry.loaded.catch(() => {
        if (last === entry) last = undefined;
      });
    },
    /** Returns the prefetched page, which is used once, or loads it. */
    take(place: Place): Promise<Loaded> {
      const loaded = find(urlOf(place))?.loaded ?? load(place);
      last = undefined;
      return loaded;
    },
  };
}
