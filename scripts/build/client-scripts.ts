import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { build, context } from 'esbuild';
import type { BuildOptions as EsbuildOptions, Metafile, OutputFile } from 'esbuild';
import { type Asset, cspHash, hashedAsset } from './asset.ts';
import { budgets } from './budgets.ts';
import { cssModulesPlugin } from './css-modules-plugin.ts';
import { commonSettings } from './esbuild-settings.ts';
import { chunksPlugin } from './chunks-plugin.ts';
import { Failure } from '../terminal/failure.ts';
import { minifier, minifyScript } from './minify.ts';
import { browserTarget } from './options.ts';
import { openMarketsPlugin } from './open-markets-plugin.ts';
import type { BuildOptions } from './options.ts';
import { reactPlugin } from './react-plugin.ts';
import type { Rebuilder } from './rebuilder.ts';

/** Output of esbuild for `main.tsx` and the pages. */
export interface ClientScripts {
  readonly files: readonly Asset[];
  /** Source maps of a production build. They are not public, and serve to read error reports. */
  readonly maps: readonly Asset[];
  readonly metafile: Metafile;
}

function browserSettings(options: BuildOptions) {
  const common = commonSettings(options);
  return {
    ...common,
    // swr imports a shim for versions of React that lack this hook.
    alias: { ...common.alias, 'use-sync-external-store/shim': 'react' },
    minify: options.mode === 'production',
    target: browserTarget,
  };
}

/**
 * Makes V8 compile the whole file in the background while it loads. Otherwise it would compile functions one by one on
 * the main thread during hydration. https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** Keeps React in a file of its own, which changes rarely. Nothing loads this entry: its output only exports from that file. */
const reactEntry = 'client/react-dom.ts';

function entrySettings(options: BuildOptions) {
  return {
    ...browserSettings(options),
    entryPoints: [reactEntry, 'client/main.tsx'],
    outdir: 'assets',
    splitting: true,
    entryNames: '[name].[hash]',
    chunkNames: '[name].[hash]',
    legalComments: 'external',
    banner: { js: compileHint },
    // Puts the minifier's version into the hash of each file name. The minifier removes the comment.
    footer: { js: `// ${minifier}` },
    plugins: [reactPlugin, openMarketsPlugin, cssModulesPlugin(options), chunksPlugin(options.root)],
  } satisfies EsbuildOptions;
}

const isScript = ({ name }: Asset) => name.endsWith('.js');
const isMap = ({ name }: Asset) => name.endsWith('.map');

/** The written files, except the output of `reactEntry` and its map. */
function assetsOf(outputFiles: readonly OutputFile[], { outputs }: Metafile): Asset[] {
  const isLoaded = ({ path }: OutputFile) =>
    outputs[`assets/${basename(path).replace(/\.map$/, '')}`]?.entryPoint !== reactEntry;
  return outputFiles
    .filter(isLoaded)
    .map(({ path, contents }) => ({ name: basename(path), content: Buffer.from(contents) }));
}

/** Minifies the scripts, each with its map if it has one. Other assets pass unchanged. */
async function minifyAll(assets: readonly Asset[]): Promise<Pick<ClientScripts, 'files' | 'maps'>> {
  const maps = new Map(assets.filter(isMap).map(({ name, content }) => [name, content.toString()]));
  const minified = await Promise.all(
    assets.filter(isScript).map(async ({ name, content }) => {
      const mapName = `${name}.map`;
      const script = { code: content.toString(), isModule: true, preamble: compileHint, map: maps.get(mapName) };
      return { name, mapName, ...(await minifyScript(script)) };
    }),
  );
  return {
    files: [
      ...minified.map(({ name, code }) => ({ name, content: Buffer.from(code) })),
      ...assets.filter((asset) => !isMap(asset) && !isScript(asset)),
    ],
    maps: minified.flatMap(({ mapName, map }) => (map ? { name: mapName, content: Buffer.from(map) } : [])),
  };
}

/** The entry `client/main.tsx`, and what it loads by `import()`. `client/chunks.ts` lists which modules share a file. */
export async function scriptsBuilder(options: BuildOptions): Promise<Rebuilder<ClientScripts>> {
  const esbuild = await context({
    ...entrySettings(options),
    sourcemap: options.mode === 'production' ? 'external' : 'linked',
  });
  return {
    dispose: () => esbuild.dispose(),
    async rebuild() {
      const { outputFiles, metafile } = await esbuild.rebuild();
      const assets = assetsOf(outputFiles, metafile);
      const minified = options.mode === 'production' ? await minifyAll(assets) : { files: assets, maps: [] };
      return { ...minified, metafile };
    },
  };
}

/** The same scripts without imported packages: the project's own code. */
export async function buildOwnScripts(options: BuildOptions): Promise<ClientScripts> {
  const { outputFiles, metafile } = await build({ ...entrySettings(options), packages: 'external' });
  return { ...(await minifyAll(assetsOf(outputFiles, metafile))), metafile };
}

async function bundleAlone(entry: string, options: BuildOptions): Promise<string | undefined> {
  if (!existsSync(options.root + entry)) return undefined;
  const { outputFiles } = await build({
    ...browserSettings(options),
    entryPoints: [entry],
    plugins: [openMarketsPlugin],
    format: 'iife',
    // ES modules are strict in their sources. The directive would only add bytes to the inline script.
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  return options.mode === 'production' ? (await minifyScript({ code, isModule: false })).code : code;
}

/**
 * Bundles `client/boot.ts`, `client/worker.ts` or `client/warm-locales.ts` as one classic script. It imports no other
 * script, which would have to be fetched before it runs.
 */
export async function buildClassicScript(
  name: 'boot' | 'worker' | 'warm-locales',
  options: BuildOptions,
): Promise<Asset | undefined> {
  const code = await bundleAlone(`client/${name}.ts`, options);
  return code === undefined ? undefined : hashedAsset(name, 'js', code);
}

/** Bundles `client/head-script.ts` as the constant inline script of every document. */
export async function buildHeadScript(options: BuildOptions): Promise<{ code: string; hash: string }> {
  const code = (await bundleAlone('client/head-script.ts', options)) ?? '';
  const bytes = Buffer.byteLength(code);
  if (bytes > budgets.headScript.limit && options.mode === 'production')
    throw new Failure(
      `[head-script] client/head-script.ts is ${bytes} bytes; it is in every document and may have ${budgets.headScript.limit}.`,
    );
  return { code, hash: cspHash(code) };
}
