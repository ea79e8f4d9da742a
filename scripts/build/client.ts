import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import type { CompiledMessages, MessagesByLocale } from '../../shared/i18n/intl.ts';
import { type LocaleMessages, messagesUrl, pageMessages } from '../../shared/assets/locale-messages.ts';
import type { AssetManifest, BrandAssets } from '../../shared/assets/manifest.ts';
import { allDone } from './all-done.ts';
import { assetUrl, contentHash, cspHash, hashedAsset } from './asset.ts';
import type { Asset } from './asset.ts';
import { loadBrands } from './brands.ts';
import { buildClassicScript, buildHeadScript, scriptsBuilder } from './client-scripts.ts';
import { Failure } from '../terminal/failure.ts';
import { displayFace } from './fonts.ts';
import { loadedModule, outputOf, pageModules } from './manifest.ts';
import { compileMessages } from './messages.ts';
import { loadPages } from './pages.ts';
import type { BuildOptions } from './options.ts';
import type { Rebuilder } from './rebuilder.ts';
import { bundleSheets, criticalSheets, importedSheets } from './stylesheets.ts';

/** All files that browsers load. */
export interface ClientBuild {
  readonly assets: readonly Asset[];
  readonly maps: readonly Asset[];
  readonly manifest: Omit<AssetManifest, 'buildId'>;
  readonly metafile: Metafile;
}

const entries = ['client/main.tsx'];

type LoadedPages = Awaited<ReturnType<typeof loadPages>>;

function createMessageFiles({ frameAreas, pages }: LoadedPages, messagesByLocale: MessagesByLocale) {
  const assets: Asset[] = [];
  const files: Record<string, LocaleMessages> = {};
  for (const [locale, areas] of Object.entries(messagesByLocale)) {
    const single = Object.keys(areas).filter((area) => !frameAreas.includes(area));
    const sets = new Map<string, readonly string[]>([
      ...single.map((area) => [area, [area]] as const),
      ...Object.values(pages).map((page) => [pageMessages(page.areas), [...frameAreas, ...page.areas]] as const),
    ]);
    const texts = [...sets].map(
      ([name, set]) => [name, Object.assign({}, ...set.map((area) => areas[area])) as CompiledMessages] as const,
    );
    const pattern = assetUrl({ name: `*-${locale}.${contentHash(JSON.stringify(texts))}.js` });
    for (const [name, messages] of texts) {
      assets.push({
        name: basename(messagesUrl(pattern, name)),
        content: Buffer.from(`export default ${JSON.stringify(messages)}`),
      });
    }
    files[locale] = { pattern, files: [...sets.keys()] };
  }
  return { assets, files };
}

/** Builds the files of all messages, in development only after a change to one of them. */
function messagesBuilder(root: string): () => Promise<ReturnType<typeof createMessageFiles>> {
  let last: { key: string; built: ReturnType<typeof createMessageFiles> } | undefined;
  return async () => {
    const [pages, messagesByLocale] = await Promise.all([loadPages(root), compileMessages(root)]);
    const key = JSON.stringify([pages, messagesByLocale]);
    if (last?.key !== key) last = { key, built: createMessageFiles(pages, messagesByLocale) };
    return last.built;
  };
}

async function buildBrands(critical: readonly string[], options: BuildOptions) {
  const assets: Asset[] = [];
  const brands: Record<string, BrandAssets> = {};
  for (const brand of await loadBrands(options.root)) {
    const { asset, css } = await displayFace(brand);
    const sheets = ['client/styles/base.css', `brands/${brand.id}/theme.css`, ...critical];
    const criticalCss = await bundleSheets(sheets, options, css);
    assets.push(asset);
    brands[brand.id] = { criticalCss, criticalCssHash: cspHash(criticalCss), font: assetUrl(asset) };
  }
  return { assets, brands };
}

/** Builds scripts, sheets, fonts and messages without writing them. */
export async function clientBuilder(options: BuildOptions): Promise<Rebuilder<ClientBuild>> {
  const scripts = await scriptsBuilder(options);
  const buildMessages = messagesBuilder(options.root);
  return {
    dispose: () => scripts.dispose(),
    async rebuild() {
      const critical = await criticalSheets(options.root);
      const [{ files, maps, metafile }, boot, worker, warmLocales, headScript, messages, brands] = await allDone([
        scripts.rebuild(),
        buildClassicScript('boot', options),
        buildClassicScript('worker', options),
        buildClassicScript('warm-locales', options),
        buildHeadScript(options),
        buildMessages(),
        buildBrands(critical, options),
      ]);
      if (!boot) throw new Failure('[build] client/boot.ts is missing.');
      const linked = importedSheets(metafile, entries).filter((path) => !critical.includes(path));
      const sheet = hashedAsset('app', 'css', await bundleSheets(linked, options));
      const { outputs } = metafile;
      return {
        assets: [
          ...files,
          ...messages.assets,
          ...brands.assets,
          sheet,
          ...[boot, worker, warmLocales].filter((asset) => asset !== undefined),
        ],
        maps,
        metafile,
        manifest: {
          boot: assetUrl(boot),
          main: loadedModule(outputs, outputOf(outputs, 'client/main.tsx')),
          pages: pageModules(outputs),
          ...(worker && { worker: assetUrl(worker) }),
          ...(warmLocales && { warmLocales: assetUrl(warmLocales) }),
          css: assetUrl(sheet),
          messages: messages.files,
          brands: brands.brands,
          headScript,
        },
      };
    },
  };
}
