import { statSync, watch } from 'node:fs';

/** Changes within this time (ms) count as one: editors write a file in several steps. */
const settleTime = 30;

/**
 * Calls back with the changed paths, first with the given ones, never concurrently. Changes during a call go to the
 * next one. Returns a function that stops watching.
 */
export function watchSources(
  root: string,
  folders: readonly string[],
  onChange: (paths: string[]) => Promise<void>,
  first: readonly string[],
): () => void {
  const changed = new Set(first);
  /** Time of each path's last change. Systems may report a change repeatedly and late. */
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
      // READMEs affect no page; Markdown content does.
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
