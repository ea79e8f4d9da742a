import { context } from 'esbuild';
import type { BuildOptions as EsbuildOptions, Plugin } from 'esbuild';
import { allDone } from './all-done.ts';
import { cssModulesPlugin } from './css-modules-plugin.ts';
import { commonSettings } from './esbuild-settings.ts';
import { messagesPlugin } from './messages-plugin.ts';
import type { BuildOptions } from './options.ts';
import { reactPlugin } from './react-plugin.ts';
import type { Rebuilder } from './rebuilder.ts';
import { serviceScripts } from './service-scripts.ts';

/**
 * esbuild options for a server program. Production bundles its packages: Node would otherwise locate and read hundreds
 * of files, with 30 MB more memory and a start half as long again. Development does not bundle them, since rebundling
 * takes longer than it saves.
 */
export function programSettings(options: BuildOptions) {
  const isProduction = options.mode === 'production';
  return {
    ...commonSettings(options),
    outdir: options.outDir,
    platform: 'node',
    target: 'node26',
    sourcemap: 'linked',
    // Stack traces need positions and names only. The sources' text would stay in memory.
    sourcesContent: false,
    legalComments: 'none',
    minifyWhitespace: isProduction,
    minifySyntax: isProduction,
    // Half a megabyte of tables for legacy body encodings, which Node loads on demand.
    external: ['iconv-lite'],
    ...(!isProduction && { packages: 'external' as const }),
    assetNames: 'server/[name]',
    banner: {
      // Bundled CommonJS packages call `require` for Node's built-in modules.
      js: `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);`,
    },
    plugins: [reactPlugin, messagesPlugin(options.root), cssModulesPlugin(options)],
  } satisfies EsbuildOptions;
}

/**
 * The client for Redis, which a site without a shared cache never reads, as a file of its own. Splitting the bundle at
 * each `import()` would make 200 files instead.
 */
const redisPackage = '@redis/client';
const redisFile = './redis-client.js';

/** Likewise OpenTelemetry, which a site without a collector never reads. */
const tracingModule = 'server/telemetry/opentelemetry.ts';
const tracingFile = './opentelemetry.js';
const separateTracing: Plugin = {
  name: 'separate-tracing',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/opentelemetry\.ts$/ }, () => ({ path: tracingFile, external: true }));
  },
};

/** A file of the server build, with its path in the output folder. */
export interface ServerFile {
  readonly path: string;
  readonly content: Uint8Array | string;
}

/**
 * Entry of each program. NODE_ENV selects the builds of React and Express, so it must be set before their modules load.
 *
 * The IPC channel closes when the parent process was killed. The program then exits at once, without handlers: the
 * log's would block on writing to a closed pipe.
 *
 * PID 1 of a container ignores signals without a handler. Until the program installs its own, exit at once.
 */
const starter = (program: string) => `import { enableCompileCache } from 'node:module';
process.env.NODE_ENV ??= 'production';
enableCompileCache();
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.listenerCount(signal) === 1 && process.exit());
await import('${program}');
`;

/**
 * `server/main.js` starts the site's bundle. `services/main.js` starts the embedded services from their sources, which
 * Node runs directly: they spawn programs of their own and hash the sources that they draw with. Their browser scripts
 * are written beside it.
 */
export async function serverBuilder(options: BuildOptions): Promise<Rebuilder<readonly ServerFile[]>> {
  const settings = programSettings(options);
  const site = { ...settings, entryPoints: { 'server/site': 'server/main.ts' } };
  const bundles: EsbuildOptions[] =
    options.mode === 'production'
      ? [
          {
            ...site,
            alias: { ...settings.alias, [redisPackage]: redisFile },
            external: [...settings.external, redisFile],
            plugins: [...settings.plugins, separateTracing],
          },
          {
            ...settings,
            entryPoints: { 'server/redis-client': redisPackage },
            // Optional packages, which it does without.
            external: ['@opentelemetry/api', '@node-rs/xxhash'],
            sourcemap: false,
          },
          { ...settings, entryPoints: { 'server/opentelemetry': tracingModule }, sourcemap: false },
        ]
      : [site];
  const contexts = await Promise.all(bundles.map((bundle) => context(bundle)));
  return {
    async dispose() {
      await Promise.all(contexts.map((bundle) => bundle.dispose()));
    },
    async rebuild() {
      const [built, scripts] = await allDone([
        allDone(contexts.map((bundle) => bundle.rebuild())),
        serviceScripts(options),
      ]);
      return [
        ...built.flatMap(({ outputFiles = [] }) =>
          outputFiles.map(({ path, contents }) => ({ path: path.slice(options.outDir.length), content: contents })),
        ),
        ...scripts,
        { path: 'server/main.js', content: starter('./site.js') },
        { path: 'services/main.js', content: starter('../../server/services/main.ts') },
      ];
    },
  };
}
