import { context } from 'esbuild';
import type { BuildOptions as EsbuildOptions } from 'esbuild';
import { allDone } from './all-done.ts';
import { cssModulesPlugin } from './css-modules-plugin.ts';
import { commonSettings } from './esbuild-settings.ts';
import { messagesPlugin } from './messages-plugin.ts';
import type { BuildOptions } from './options.ts';
import { reactPlugin } from './react-plugin.ts';
import type { Rebuilder } from './rebuilder.ts';
import { serviceScripts } from './service-scripts.ts';

/**
 * How a program of the server is bundled: with its packages, since Node would find, read and keep hundreds of files one by one, and make
 * 30 MB of a start that so takes a third less. In development without them: bundled with each change they take longer than they save.
 */
export function programSettings(options: BuildOptions) {
  const isProduction = options.mode === 'production';
  return {
    ...commonSettings(options),
    outdir: options.outDir,
    platform: 'node',
    target: 'node26',
    sourcemap: 'linked',
    // Stack traces need places and names, not words; the words would be kept in memory.
    sourcesContent: false,
    legalComments: 'none',
    minifyWhitespace: isProduction,
    minifySyntax: isProduction,
    // Half a megabyte of tables for bodies in encodings of old, of which Node loads what is asked for.
    external: ['iconv-lite'],
    ...(!isProduction && { packages: 'external' as const }),
    assetNames: 'server/[name]',
    banner: {
      // Bundled CommonJS packages call it for Node's own modules.
      js: `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);`,
    },
    plugins: [reactPlugin, messagesPlugin(options.root), cssModulesPlugin(options)],
  } satisfies EsbuildOptions;
}

/** A file of the server's side, by its path in the build's folder. */
export interface ServerFile {
  readonly path: string;
  readonly content: Uint8Array | string;
}

/**
 * NODE_ENV decides which React and Express are loaded and how they behave, so it must stand before any of their modules runs. When
 * the command that started a program was killed, its channel closes and nobody could stop it: it ends, and without handlers, since
 * the log's would try for ever to write to a reader that is gone. The first process of a container hears no signal that it does not
 * listen for: until the program does so itself, having something to finish, it ends at once.
 */
const starter = (program: string) => `import { enableCompileCache } from 'node:module';
process.env.NODE_ENV ??= 'production';
enableCompileCache();
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.listenerCount(signal) === 1 && process.exit());
await import('${program}');
`;

/**
 * `server/main.js` starts the site's bundle. `services/main.js` starts the embedded services from their sources, which Node runs as
 * they are: they start programs of their own and make versions of the sources that they draw with. Beside it lie their scripts for
 * browsers.
 */
export async function serverBuilder(options: BuildOptions): Promise<Rebuilder<readonly ServerFile[]>> {
  const esbuild = await context({
    ...programSettings(options),
    entryPoints: { 'server/site': 'server/main.ts' },
  });
  return {
    dispose: () => esbuild.dispose(),
    async rebuild() {
      const [{ outputFiles }, scripts] = await allDone([esbuild.rebuild(), serviceScripts(options)]);
      return [
        ...outputFiles.map(({ path, contents }) => ({ path: path.slice(options.outDir.length), content: contents })),
        ...scripts,
        { path: 'server/main.js', content: starter('./site.js') },
        { path: 'services/main.js', content: starter('../../server/services/main.ts') },
      ];
    },
  };
}
