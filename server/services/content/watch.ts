import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../../brands/index.ts';

/** Changes within this time (ms) count as one: editors write a file in several steps. */
const settleMs = 50;

/** Calls back after files of content have changed. Returns a function that stops watching. */
export function watchContent(root: string, brands: readonly Brand[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = brands
    .map(({ id }) => join(root, 'brands', id, 'content'))
    .filter((folder) => existsSync(folder))
    .map((folder) =>
      watch(folder, { recursive: true }, () => {
        clearTimeout(timer);
        timer = setTimeout(onChange, settleMs);
      }).on('error', () => undefined),
    );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
