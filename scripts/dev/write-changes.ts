import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Build } from '../build/builder.ts';
import type { BuildOptions } from '../build/options.ts';
import { filesOf, writeFiles } from '../build/write-build.ts';

/**
 * Writes a complete build first. For each later build it writes only new files and removes unused ones: most files are
 * unchanged. Resolves to the paths of all files that are new, changed or gone.
 */
export function createChangeWriter({ outDir, mode }: BuildOptions): (build: Build) => Promise<string[]> {
  let written: ReadonlyMap<string, Buffer> | undefined;
  return async (build) => {
    if (!written) await rm(outDir, { recursive: true, force: true });
    const last = written;
    const files = new Map((await filesOf(build, mode)).map(({ path, content }) => [path, Buffer.from(content)]));
    const changed = [...files].filter(([path, content]) => !last?.get(path)?.equals(content));
    await writeFiles(
      outDir,
      changed.map(([path, content]) => ({ path, content })),
    );
    const gone = [...(last?.keys() ?? [])].filter((path) => !files.has(path));
    await Promise.all(gone.map((path) => rm(join(outDir, path))));
    written = files;
    return [...changed.map(([path]) => path), ...gone];
  };
}
