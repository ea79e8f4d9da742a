import { createHash, hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const here = import.meta.dirname;

const shorten = (digest: string) => digest.replaceAll(/[-_]/g, '').slice(0, 12);

/** A short hash of the sources in some folders, named from the one above this: it changes whenever one of them does. */
function hashSources(folders: readonly string[], files = '**/*.{ts,json}'): string {
  const sum = createHash('sha256');
  for (const folder of folders) {
    for (const file of globSync(files, { cwd: join(here, '..', folder) }).toSorted()) {
      sum.update(file).update(readFileSync(join(here, '..', folder, file)));
    }
  }
  return shorten(sum.digest('base64url'));
}

/** A hash of all that determines the pictures. It is part of their URLs. */
export const readArtVersion = (): string => hashSources(['art']);

/** A hash of all that determines the catalogue's tables. `markets` are the codes of the open additional ones. */
export const readCatalogueVersion = (scale: number, markets: readonly string[] = []): string =>
  [
    `${hashSources(['catalogue', 'art', 'database', 'games', 'images', '../../shared/search'])}x${scale}`,
    ...markets,
  ].join('+');

/**
 * Name of a database that depends on the scale and the open markets. Services that differ in them may share a data folder, so each has its own
 * file: `catalogue.sqlite`, `catalogue+x2.sqlite`, `catalogue+da.sqlite`.
 */
export const derivedFile = (name: 'catalogue' | 'content', scale: number, markets: readonly string[] = []): string =>
  `${[name, ...(scale === 1 ? [] : [`x${scale}`]), ...markets].join('+')}.sqlite`;

/**
 * A hash of all that determines the tables of content: the files, the sources that read them, the facts and addresses that they name, and the
 * games that they link to.
 */
export function readContentVersion(files: readonly { path: string; text: string }[], catalogueVersion: string): string {
  const texts = shorten(hash('sha256', JSON.stringify(files.map(({ path, text }) => [path, text])), 'base64url'));
  const readers = hashSources(['content']);
  const facts = hashSources(['../../brands', '../../locales', '../../shared/routing'], '**/*.ts');
  return [texts, readers, facts, catalogueVersion].join('-');
}
