import { readFile, readdir } from 'node:fs/promises';

/** A text file of the project. Its path is relative to the root, with forward slashes. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The project's source folders. */
export const topFolders = ['server', 'client', 'shared', 'brands', 'locales', 'scripts', 'tests'] as const;

const textFile = /\.(tsx?|mjs|css|json|md|txt)$/;

/** Reads every text file of the source folders. */
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

export function isCode({ path }: SourceFile): boolean {
  return /\.(tsx?|mjs)$/.test(path);
}
