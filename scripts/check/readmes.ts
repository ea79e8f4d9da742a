import type { Rule } from './rule.ts';
import type { SourceFile } from './sources.ts';

/** Of these, each folder is one more of its kind, and the parent's README says what it holds. */
const uniform = new Set(['brands', 'locales']);

/** Of these, each folder is a part of its own, and says what it is as well. */
const detailed = new Set(['client/components', 'client/pages']);

/** Folders one or two levels deep, and parts below those, that do not say what they are. */
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
