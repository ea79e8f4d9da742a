import { writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { programSettings } from '../../build/server.ts';
import { root } from '../../run/root.ts';

/**
 * Bundles the conventional control with the site's components into a build's `server/`, with the site's own settings.
 */
export async function bundleByTheBook(outDir: string): Promise<void> {
  const { outputFiles } = await build({
    ...programSettings({ root, outDir, mode: 'production' }),
    entryPoints: { 'server/by-the-book': 'tests/load/by-the-book.ts' },
  });
  await Promise.all(outputFiles.map(({ path, contents }) => writeFile(path, contents)));
}
