import type { Metafile } from 'esbuild';
import type { AssetManifest } from '../../shared/assets/manifest.ts';
import { allDone } from './all-done.ts';
import type { Asset } from './asset.ts';
import { clientBuilder } from './client.ts';
import type { BuildOptions } from './options.ts';
import type { Rebuilder } from './rebuilder.ts';
import { serverBuilder } from './server.ts';
import type { ServerFile } from './server.ts';
import { sourceHash } from './source-hash.ts';
import { writeBuild } from './write-build.ts';

/** A complete site in memory. */
export interface Build {
  readonly manifest: AssetManifest;
  readonly assets: readonly Asset[];
  readonly maps: readonly Asset[];
  readonly programs: readonly ServerFile[];
  readonly metafile: Metafile;
  readonly sourceHash: string;
}

/** Builds client and server in parallel and in memory. Each rebuild reuses the previous one's work. */
export async function createBuilder(options: BuildOptions): Promise<Rebuilder<Build>> {
  const [client, server] = await Promise.all([clientBuilder(options), serverBuilder(options)]);
  return {
    async rebuild() {
      const [hash, { manifest, ...browser }, programs] = await allDone([
        sourceHash(options.root),
        client.rebuild(),
        server.rebuild(),
      ]);
      return { ...browser, programs, manifest: { buildId: hash.slice(0, 12), ...manifest }, sourceHash: hash };
    },
    async dispose() {
      await Promise.all([client.dispose(), server.dispose()]);
    },
  };
}

/** Builds once from scratch, in memory. */
export async function buildInMemory(options: BuildOptions): Promise<Build> {
  const builder = await createBuilder(options);
  try {
    return await builder.rebuild();
  } finally {
    await builder.dispose();
  }
}

/** Builds once from scratch and writes to `outDir`. */
export async function buildSite(options: BuildOptions): Promise<Build> {
  const build = await buildInMemory(options);
  await writeBuild(build, options);
  return build;
}
