import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildSite } from '../../../scripts/build/builder.ts';
import { sourceHash } from '../../../scripts/build/source-hash.ts';
import { root } from '../../../scripts/run/root.ts';
import { copyProject } from '../../../scripts/test/project-copy.ts';

/** The site as a changed source builds it. */
export interface OtherBuild {
  /** Path of the server's program. */
  readonly program: string;
  /** The site's version in its footers. */
  readonly version: string;
  /** Names of the files below `/assets/`. */
  readonly assets: readonly string[];
}

const cache = join(root, 'node_modules/.cache/other-build');
const version = '9.9.9-other';

async function build(folder: string): Promise<void> {
  const copy = await copyProject();
  try {
    await copy.edit('brands/house.ts', [[/siteVersion: '[^']*'/, `siteVersion: '${version}'`]]);
    await copy.edit('client/components/footer/footer.module.css', [[/$/, '\n.footer:hover { --other-build: 1; }\n']]);
    const outDir = `${copy.folder}/dist/`;
    await buildSite({ root: `${copy.folder}/`, outDir, mode: 'production' });
    await cp(outDir, folder, { recursive: true });
  } finally {
    await copy.remove();
  }
}

/**
 * Builds the site with another version, which pages show and scripts contain, and with another style. The build is cached until a
 * source changes. Test files that start at the same time may each build it; the first that finishes is used.
 */
export async function buildOther(): Promise<OtherBuild> {
  const name = hash('sha256', (await sourceHash(root)) + (await readFile(import.meta.filename, 'utf8'))).slice(0, 16);
  const folder = join(cache, name);
  if (!existsSync(folder)) {
    await mkdir(cache, { recursive: true });
    const unfinished = await mkdtemp(join(cache, 'unfinished-'));
    await build(unfinished);
    await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true }));
  }
  return { program: join(folder, 'server/main.js'), version, assets: await readdir(join(folder, 'client/assets')) };
}
