import { readdir } from 'node:fs/promises';
import { buildSite } from '../../../scripts/build/builder.ts';
import { copyProject } from '../../../scripts/test/project-copy.ts';

/** The site as a changed source builds it. */
export interface OtherBuild {
  /** Path of the server's program. */
  readonly program: string;
  /** The site's version in its footers. */
  readonly version: string;
  /** Names of the files below `/assets/`. */
  readonly assets: readonly string[];
  remove(): Promise<void>;
}

/** Builds the site with another version, which pages show and scripts contain, and with another style. */
export async function buildOther(): Promise<OtherBuild> {
  const copy = await copyProject();
  const version = '9.9.9-other';
  await copy.edit('brands/house.ts', [[/siteVersion: '[^']*'/, `siteVersion: '${version}'`]]);
  await copy.edit('client/components/footer/footer.module.css', [[/$/, '\n.footer:hover { --other-build: 1; }\n']]);
  const outDir = `${copy.folder}/dist/`;
  await buildSite({ root: `${copy.folder}/`, outDir, mode: 'production' });
  const assets = await readdir(`${outDir}client/assets`);
  return { program: `${outDir}server/main.js`, version, assets, remove: () => copy.remove() };
}
