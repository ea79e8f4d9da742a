import type { Rule } from './rule.ts';
import type { SourceFile } from './sources.ts';

/** Subfolders of these are all alike, so the parent's README describes them. */
const uniform = new Set(['brands', 'locales']);

/** Subfolders of these each need their own README. */
const detailed = new Set(['client/components', 'client/pages']);

/** Folders, one or two levels deep or in a detailed folder, that have no README. */
export function undescribedFolders(files: readonly SourceFile[]): string[] {
  const folders = new Set(
    files.flatMap(({ path }) => {
      const [top = '', ...rest] = path.split('/').slice(0, -1);
      if (rest.length === 0 || uniform.has(top)) return [top];
      const second = `${top}/${rest[0]}`;
      return detailed.has(second) && rest.length > 1 ? [top, second, `${second}/${rest[1]}`] : [top, second];
    }),
  );
  const paths = new Set(files.map(({ path }) => path));
  return [...folders]
    .filter((folder) => !paths.has(`${folder}/README.md`))
    .map((folder) => `${folder}/ needs a README.md: what lives here, what does not, where to start reading.`);
}

export const readmes: Rule = { name: 'folders are described', find: ({ files }) => undescribedFolders(files) };
