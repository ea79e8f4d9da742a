import { basename } from 'node:path';
import type { Metafile } from 'esbuild';
import { messagesUrl, pageMessages } from '../../shared/assets/locale-messages.ts';
import type { LoadedModule } from '../../shared/assets/manifest.ts';
import type { Asset } from './asset.ts';
import { budgets } from './budgets.ts';
import type { Budget } from './budgets.ts';
import type { Build } from './builder.ts';
import type { ClientScripts } from './client-scripts.ts';
import { compressBrotli } from './compress.ts';
import type { PageEntries } from './pages.ts';
import { loadedModule, outputOf } from './manifest.ts';

/** One measured size in bytes, and its budget, if any. */
export interface Size {
  readonly name: string;
  readonly bytes: number;
  readonly budget?: Budget;
}

type HomePage = PageEntries['pages']['home'];
type Measured = Pick<Build, 'manifest' | 'assets' | 'metafile'>;

const closure = ({ url, preloads }: LoadedModule) => [url, ...preloads];
const total = (bytes: readonly number[]) => bytes.reduce((sum, next) => sum + next, 0);
const byBytes = (a: Size, b: Size) => b.bytes - a.bytes;

/** Functions that measure assets by URL. */
function scales(assets: readonly Asset[]) {
  const contents = new Map(assets.map(({ name, content }) => [name, content]));
  const raw = (url: string) => {
    const content = contents.get(basename(url));
    if (!content) throw new Error(`[sizes] the build has no file for ${url}.`);
    return content;
  };
  const brotli = async (url: string) => (await compressBrotli(raw(url))).length;
  return {
    raw: (url: string) => raw(url).length,
    brotli: async (urls: Iterable<string>) => total(await Promise.all([...new Set(urls)].map(brotli))),
  };
}

/** URLs of the modules of the frame, which every page loads, and of all modules of the home page. */
function homeModules({ outputs }: Metafile, home: HomePage) {
  const urls = (entry: string) => closure(loadedModule(outputs, outputOf(outputs, entry)));
  const frame = urls('client/main.tsx');
  return { frame: new Set(frame), all: [...frame, ...urls(`client/${home.module}`)] };
}

/**
 * Measures a build, each kind largest first, in bytes after brotli for compressed files. `own` is the build without
 * packages.
 */
export async function measureSizes(build: Measured, own: ClientScripts, home: HomePage): Promise<Size[]> {
  const { manifest, metafile } = build;
  const { raw, brotli } = scales(build.assets);
  const { frame, all } = homeModules(metafile, home);
  const bootBytes = await brotli([manifest.boot]);
  const homeBytes = await brotli(all);
  const ownBytes = await scales(own.files).brotli(homeModules(own.metafile, home).all);
  const locales = Object.entries(manifest.messages);

  const homeMessages = locales.map(([, { pattern }]) => brotli([messagesUrl(pattern, pageMessages(home.areas))]));
  const pages = Object.entries(manifest.pages).map(async ([name, page]) => ({
    name,
    bytes: await brotli(closure(page).filter((url) => !frame.has(url))),
    budget: budgets.page,
  }));
  const texts = locales.flatMap(([locale, { pattern, files }]) =>
    files.map(async (file) => ({
      name: `messages ${locale} ${file}`,
      bytes: await brotli([messagesUrl(pattern, file)]),
      budget: budgets.messages,
    })),
  );
  const brands = Object.entries(manifest.brands);

  return [
    { name: 'boot', bytes: bootBytes, budget: budgets.boot },
    { name: 'main', bytes: await brotli(closure(manifest.main)) },
    {
      name: 'home, all scripts',
      bytes: bootBytes + homeBytes + Math.max(0, ...(await Promise.all(homeMessages))),
      budget: budgets.homeScripts,
    },
    { name: 'home, packages', bytes: homeBytes - ownBytes, budget: budgets.vendor },
    ...(await Promise.all(pages)).sort(byBytes),
    ...(await Promise.all(texts)).sort(byBytes),
    ...brands.map(([id, { font }]) => ({ name: `font ${id}`, bytes: raw(font), budget: budgets.font })),
    ...brands.map(([id, { criticalCss }]) => ({
      name: `critical CSS ${id}`,
      bytes: Buffer.byteLength(criticalCss),
      budget: budgets.criticalCss,
    })),
    { name: 'linked CSS', bytes: await brotli([manifest.css]) },
    { name: 'head script', bytes: Buffer.byteLength(manifest.headScript.code), budget: budgets.headScript },
  ];
}

/** The sizes as a table, with only the three largest files of messages. */
export function sizeTable(sizes: readonly Size[]): string {
  const texts = sizes.filter(({ budget }) => budget === budgets.messages);
  const shown = sizes.filter((size) => !texts.slice(3).includes(size));
  const width = Math.max(...shown.map(({ name }) => name.length));
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
  return shown
    .map(({ name, bytes, budget }) => {
      const bound = budget ? ` of ${kilobytes(budget.limit)}${bytes > budget.limit ? '  too large' : ''}` : '';
      return `  ${name.padEnd(width)}  ${kilobytes(bytes)}${bound}`;
    })
    .join('\n');
}
