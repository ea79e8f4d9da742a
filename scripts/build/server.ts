import { builtinModules } from 'node:module';
import { context } from 'esbuild';
import type { Plugin } from 'esbuild';
import { cssModulesPlugin } from './css-modules-plugin.ts';
import { commonSettings } from './esbuild-settings.ts';
import { messagesPlugin } from './messages-plugin.ts';
import type { BuildOptions } from './options.ts';
import type { Rebuilder } from './rebuilder.ts';
import { serviceScripts } from './service-scripts.ts';

/** Packages that go into the site's bundle: they need its defines or its alias, or are no modules that Node can load. */
const bundled = ['valtio', 'swr', 'use-sync-external-store', 'history', '@formatjs/'];
/** There must be one React: the one that renders. */
const shared = ['react', 'react-dom'];

const names = (list: readonly string[], path: string) =>
  list.some((name) => path === name || path.startsWith(name.endsWith('/') ? name : `${name}/`));

/** Leaves packages to Node, but for the `bundled` ones and what these import. */
export function externalPackages(): Plugin {
  return {
    name: 'external-packages',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
        if (kind === 'entry-point' || path === 'messages:all') return undefined;
        if (path.startsWith('node:') || builtinModules.includes(path)) return { path, external: true };
        if (names(shared, path)) return { path, external: true };
        const fromPackage = /[\\/]node_modules[\\/]/.test(importer);
        return fromPackage || names(bundled, path) ? undefined : { path, external: true };
      });
    },
  };
}

/** A file of the server's side, by its path in the build's folder. */
export interface ServerFile {
  readonly path: string;
  readonly content: Uint8Array | string;
}

/**
 * NODE_ENV decides which React and Express are loaded and how they behave, so it must stand before any of their modules runs. When
 * the command that started a program was killed, its channel closes and nobody could stop it: it ends, and without handlers, since
 * the log's would try for ever to write to a reader that is gone.
 */
const starter = (program: string) => `import { enableCompileCache } from 'node:module';
process.env.NODE_ENV ??= 'production';
enableCompileCache();
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
await import('${program}');
`;

/**
 * `server/main.js` starts the site's bundle. `services/main.js` starts the embedded services from their sources, which Node runs as
 * they are: they start programs of their own and make versions of the sources that they draw with. Beside it lie their scripts for
 * browsers.
 */
export async function serverBuilder(options: BuildOptions): Promise<Rebuilder<readonly ServerFile[]>> {
  const esbuild = await context({
    ...commonSettings(options),
    entryPoints: { 'server/site': 'server/main.ts' },
    outdir: options.outDir,
    platform: 'node',
    target: 'node26',
    sourcemap: 'linked',
    // Stack traces need places, not words; the words would be kept in memory.
    sourcesContent: false,
    banner: {
      // Bundled CommonJS packages call it for React and for Node's own modules.
      js: `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);`,
    },
    plugins: [messagesPlugin(options.root), cssModulesPlugin(options), externalPackages()],
  });
  return {
    dispose: () => esbuild.dispose(),
    async rebuild() {
      const [{ outputFiles }, scripts] = await Promise.all([esbuild.rebuild(), serviceScripts(options)]);
      return [
        ...outputFiles.map(({ path, contents }) => ({ path: path.slice(options.outDir.length), content: contents })),
        ...scripts,
        { path: 'server/main.js', content: starter('./site.js') },
        { path: 'services/main.js', content: starter('../../server/services/main.ts') },
      ];
    },
  };
}
