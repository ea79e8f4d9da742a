import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { notesEnding, sourcesFile } from './locale-files.ts';

const folders = ['client', 'server', 'shared', 'brands', 'locales', 'scripts/build'];
const files = ['package-lock.json', 'tsconfig.json'];

/** One hash of all inputs of a build. Equal hashes mean equal builds. */
export async function sourceHash(root: string): Promise<string> {
  const found = folders.map(async (folder) => {
    const entries = await readdir(root + folder, { recursive: true, withFileTypes: true }).catch(() => []);
    return entries
      .filter((entry) => entry.isFile() && !entry.name.endsWith('.md') && !entry.name.endsWith(notesEnding))
      .map((entry) => `${entry.parentPath}/${entry.name}`)
      .filter((path) => path !== root + sourcesFile);
  });
  const paths = [...(await Promise.all(found)).flat(), ...files.map((file) => root + file)].sort();
  const contents = await Promise.all(paths.map((path) => readFile(path).catch(() => '')));
  const hash = createHash('sha256');
  for (const [index, path] of paths.entries())
    hash.update(`${path.slice(root.length)}\0`).update(contents[index] ?? '');
  return hash.digest('hex');
}
