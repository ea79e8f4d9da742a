import { statSync, watch } from 'node:fs';

/** Changes that come this close together (ms) are one: editors write a file in several steps. */
const settleTime = 30;

/**
 * Calls back with the changed paths, at first with those given, one call after the other; what changes meanwhile comes with the next. Gives
 * a function that ends it.
 */
export function watchSources(
  root: string,
  folders: readonly string[],
  onChange: (paths: string[]) => Promise<void>,
  first: readonly string[],
): () => void {
  const changed = new Set(first);
  /** When each was last changed: systems tell of one change more than once, and late at times. */
  const times = new Map<string, number | undefined>();
  let timer: NodeJS.Timeout | undefined;
  let busy = false;
  const run = async () => {
    if (busy) return;
    busy = true;
    while (changed.size > 0) {
      const paths = [...changed];
      changed.clear();
      await onChange(paths);
    }
    busy = false;
  };
  const watchers = folders.map((folder) =>
    watch(root + folder, { recursive: true }, (_, file) => {
      // Prose about the sources changes no page; what editors write in Markdown does.
      if (file === null || /(^|[\\/])(?:[.#]|README\.md$)|~$/.test(file)) return;
      const path = `${folder}/${file}`;
      const time = statSync(root + path, { throwIfNoEntry: false })?.ctimeMs;
      if (times.has(path) && times.get(path) === time) return;
      times.set(path, time);
      changed.add(path);
      clearTimeout(timer);
      timer = setTimeout(() => void run(), settleTime);
    }),
  );
  void run();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
