import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../../brands/index.ts';
import type { CultureCode } from '../../../locales/index.ts';
import { brandOf } from '../brand-of.ts';
import type { ContentProblem } from './problem.ts';

/** A content file on disk. */
export interface ContentSource {
  culture: CultureCode;
  /** From the project's folder, with slashes: `brands/en/content/en-GB/promotions/welcome.md`. */
  path: string;
  /** From the culture's folder: `promotions/welcome.md`. */
  name: string;
  text: string;
}

/** The names of the content files in a folder and below it, in order; none when there is no such folder. */
function listNames(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .filter((name) => /\.(md|json)$/.test(name))
      .toSorted();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Every folder of content that a site may have, and whether it is read: a call names no brand, so that a culture has one. */
function listFolders(brands: readonly Brand[]) {
  return brands.flatMap(({ id, cultures }) =>
    cultures.map((culture) => {
      const { id: owner } = brandOf(culture, brands);
      return { culture, owner, folder: `brands/${id}/content/${culture}`, isRead: id === owner };
    }),
  );
}

/** Reads every content file, for each culture those of the site that it belongs to. `root` is the project's folder. */
export function readSources(root: string, brands: readonly Brand[]): ContentSource[] {
  return listFolders(brands)
    .filter(({ isRead }) => isRead)
    .flatMap(({ culture, folder }) =>
      listNames(join(root, folder)).map((name) => ({
        culture,
        path: `${folder}/${name}`,
        name,
        text: readFileSync(join(root, folder, name), 'utf8'),
      })),
    );
}

/** Folders with files that no site shows, such as leftovers of a copied brand. */
export function findUnread(root: string, brands: readonly Brand[]): ContentProblem[] {
  return listFolders(brands)
    .filter(({ isRead, folder }) => !isRead && existsSync(join(root, folder)))
    .map(({ culture, owner, folder }) => ({
      path: folder,
      says: `is not read: ${culture} has the contents of brands/${owner}; remove it`,
    }));
}
