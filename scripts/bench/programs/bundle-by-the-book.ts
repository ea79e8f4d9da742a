import { writeFile } from 'node:fs/promises';
import { build } from 'esbuild';
import { cssModulesPlugin } from '../../build/css-modules-plugin.ts';
import { commonSettings } from '../../build/esbuild-settings.ts';
import { messagesPlugin } from '../../build/messages-plugin.ts';
import type { BuildOptions } from '../../build/options.ts';
import { externalPackages } from '../../build/server.ts';
import { root } from '../../run/root.ts';

const require = `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);`;

/** Bundles the control that serves the site's components by the book into a build's `server/`, as the site itself is bundled. */
export async function bundleByTheBook(outDir: string): Promise<void> {
  const options: BuildOptions = { root, outDir, mode: 'production' };
  const { outputFiles } = await build({
    ...commonSettings(options),
    entryPoints: ['tests/load/by-the-book.ts'],
    outfile: `${outDir}server/by-the-book.js`,
    platform: 'node',
    target: 'node26',
    banner: { js: require },
    plugins: [messagesPlugin(root), cssModulesPlugin(options), externalPackages()],
  });
  await Promise.all(outputFiles.map(({ path, contents }) => writeFile(path, contents)));
}
