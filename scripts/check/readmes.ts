import { posix } from 'node:path';
import type { Rule } from './rule.ts';
import type { SourceFile } from './sources.ts';

/** Subfolders of these are all alike, so the parent's README describes them together. */
const uniform = new Set(['brands', 'locales']);

const codeOf = (text: string) => [...text.matchAll(/`([\w.@/-]+)`/g)].map(([, name = '']) => name);

/** Folders of the first level without a README, and those of the second that have none and are not in the one above. */
export function undescribedFolders(files: readonly SourceFile[]): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const folders = files.map(({ path }) => path.split('/').slice(0, -1));
  const tops = [...new Set(folders.map(([top = '']) => top))].filter((top) => !texts.has(`${top}/README.md`));
  const seconds = folders.flatMap(([top = '', name]) =>
    name === undefined || uniform.has(top) ? [] : [`${top}/${name}`],
  );
  const isNamed = (folder: string) =>
    codeOf(texts.get(`${posix.dirname(folder)}/README.md`) ?? '').includes(`${posix.basename(folder)}/`);
  return [
    ...tops.map((top) => `${top}/ needs a README.md: what lives here, what does not, where to start reading.`),
    ...[...new Set(seconds)]
      .filter((folder) => !texts.has(`${folder}/README.md`) && !isNamed(folder))
      .map(
        (folder) =>
          `${folder}/ needs a row in ${posix.dirname(folder)}/README.md that says what it contains, or a README.md.`,
      ),
  ];
}

/** Files and folders in the first column of a README's tables that exist neither below its folder nor from the root. */
export function missingInReadme({ path, text }: SourceFile, files: readonly SourceFile[]): string[] {
  const folder = `${posix.dirname(path)}/`;
  const inside = files.filter((file) => file.path.startsWith(folder)).map((file) => `/${file.path}`);
  const exists = (name: string) =>
    files.some((file) => file.path.startsWith(name)) ||
    inside.some((file) => (name.endsWith('/') ? file.includes(`/${name}`) : file.endsWith(`/${name}`)));
  const firstCells = [...text.matchAll(/^\| ([^|]*) \|/gm)].map(([, cell = '']) => cell);
  return firstCells
    .flatMap(codeOf)
    .filter((name) => /\/$|\.(?:tsx?|mjs|css|json|md)$/.test(name) && !/^[./]/.test(name))
    .filter((name) => !exists(name))
    .map((name) => `${path} describes ${name}, which does not exist there.`);
}

export const readmes: Rule = {
  name: 'folders are described',
  find: ({ files }) => [
    ...undescribedFolders(files),
    ...files
      .filter(({ path }) => posix.basename(path) === 'README.md')
      .flatMap((readme) => missingInReadme(readme, files)),
  ],
};
