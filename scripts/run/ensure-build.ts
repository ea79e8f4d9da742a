import { readFile } from 'node:fs/promises';
import { buildSite } from '../build/builder.ts';
import { sourceHash } from '../build/source-hash.ts';
import { root } from './root.ts';

/** True when `dist/` holds a production build of the current sources. */
export async function isBuilt(): Promise<boolean> {
  const record: unknown = await readFile(`${root}dist/build.json`, 'utf8').then(JSON.parse, () => undefined);
  if (typeof record !== 'object' || record === null || !('sourceHash' in record) || !('mode' in record)) return false;
  return record.mode === 'production' && record.sourceHash === (await sourceHash(root));
}

/** Builds unless the current build is up to date. */
export async function ensureBuild(): Promise<void> {
  if (await isBuilt()) return;
  const started = performance.now();
  await buildSite({ root, outDir: `${root}dist/`, mode: 'production' });
  console.log(`[build] done in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
