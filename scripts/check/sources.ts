import { readFile, readdir } from 'node:fs/promises';

/** A text file of the project: its path with slashes, from the project's folder. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The folders that a project of this kind has; there are no others. */
export const topFolders = ['server', 'client', 'shared', 'brands', 'locales', 'scripts', 'tests'] as const;

const textFile = /\.(tsx?|mjs|css|json|md)$/;

/** Reads every text file of the project's own folders. */
export async function readSources(root: string): Promise<SourceFile[]> {
  const listed = topFolders.map(async (folder) => {
    const entries = await readdir(root + folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile() && textFile.test(entry.name))
      .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length));
  });
  const paths = (await Promise.all(listed)).flat().sort();
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(root + path, 'utf8') })));
}

/** True for TypeScript and JavaScript. */
export function isCode({ path }: SourceFile): boolean {
  return /\.(tsx?|mjs)$/.test(path);
}
