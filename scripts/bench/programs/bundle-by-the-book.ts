import { writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { programSettings } from '../../build/server.ts';
import { root } from '../../run/root.ts';

/** Bundles the control that serves the site's components by the book into a build's `server/`, as the site itself is bundled. */
export async function bundleByTheBook(outDir: string): Promise<void> {
  const { outputFiles } = await build({
    ...programSettings({ root, outDir, mode: 'production' }),
    entryPoints: { 'server/by-the-book': 'tests/load/by-the-book.ts' },
  });
  await Promise.all(outputFiles.map(({ path, contents }) => writeFile(path, contents)));
}
