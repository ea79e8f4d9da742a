import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Asset } from './asset.ts';
import type { Build } from './builder.ts';
import { compressBrotli, compressGzip } from './compress.ts';
import type { BuildOptions } from './options.ts';
import type { ServerFile } from './server.ts';

/** Content of `dist/build.json`, which describes the last build. */
export interface BuildRecord {
  readonly sourceHash: string;
  readonly mode: BuildOptions['mode'];
}

async function publicFile({ name, content }: Asset, mode: BuildOptions['mode']): Promise<ServerFile[]> {
  const path = `client/assets/${name}`;
  if (mode !== 'production' || !/\.(js|css)$/.test(name)) return [{ path, content }];
  const [brotli, gzip] = await Promise.all([compressBrotli(content), compressGzip(content)]);
  return [
    { path, content },
    { path: `${path}.br`, content: brotli },
    { path: `${path}.gz`, content: gzip },
  ];
}

/** All files of a build, with paths relative to its folder. */
export async function filesOf(
  { assets, maps, programs, manifest, sourceHash }: Build,
  mode: BuildOptions['mode'],
): Promise<ServerFile[]> {
  const publicFiles = await Promise.all(assets.map((asset) => publicFile(asset, mode)));
  const record: BuildRecord = { sourceHash, mode };
  return [
    ...publicFiles.flat(),
    ...maps.map(({ name, content }) => ({ path: `maps/${name}`, content })),
    ...programs,
    { path: 'client/manifest.json', content: JSON.stringify(manifest, null, 1) },
    { path: 'build.json', content: JSON.stringify(record) },
  ];
}

/** Writes files into a folder and creates missing parents. */
export async function writeFiles(folder: string, files: readonly ServerFile[]): Promise<void> {
  const folders = new Set(files.map(({ path }) => dirname(join(folder, path))));
  await Promise.all([...folders].map((path) => mkdir(path, { recursive: true })));
  await Promise.all(files.map(({ path, content }) => writeFile(join(folder, path), content)));
}

/** Replaces the output folder by rename, so that a starting server never sees half a build. */
export async function writeBuild(build: Build, { outDir, mode }: BuildOptions): Promise<void> {
  const beside = (name: string) => join(dirname(outDir), `.dist-${name}-${process.pid}`);
  const [made, old] = [beside('new'), beside('old')];
  await writeFiles(made, await filesOf(build, mode));
  await rename(outDir, old).catch(() => undefined);
  await rename(made, outDir);
  await rm(old, { recursive: true, force: true });
}
