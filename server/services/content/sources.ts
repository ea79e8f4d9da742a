import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '../../../brands/index.ts';
import type { CultureCode } from '../../../locales/index.ts';

/** A file of content as it lies on disk. */
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

/** Reads every content file of every brand. `root` is the project's folder. */
export function readSources(root: string, brands: readonly Brand[]): ContentSource[] {
  return brands.flatMap(({ id, cultures }) =>
    cultures.flatMap((culture) => {
      const folder = `brands/${id}/content/${culture}`;
      return listNames(join(root, folder)).map((name) => ({
        culture,
        path: `${folder}/${name}`,
        name,
        text: readFileSync(join(root, folder, name), 'utf8'),
      }));
    }),
  );
}
