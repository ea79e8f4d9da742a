import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../run/root.ts';

/** Files and folders that the commands need besides the packages. */
const parts = ['brands', 'client', 'locales', 'scripts', 'server', 'shared', 'package-lock.json', 'tsconfig.json'];

/** A copy of the project's sources, with its packages, that tests may change. */
export interface ProjectCopy {
  /** Path without a trailing slash. */
  readonly folder: string;
  /** Replaces text in a file and returns a function that reverts it. Throws when a text is missing. */
  edit(path: string, changes: readonly (readonly [from: string | RegExp, to: string])[]): Promise<() => Promise<void>>;
  remove(): Promise<void>;
}

export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'));
  await Promise.all(parts.map((part) => cp(join(root, part), join(folder, part), { recursive: true })));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  return {
    folder,
    async edit(path, changes) {
      const file = join(folder, path);
      const before = await readFile(file, 'utf8');
      let changed = before;
      for (const [from, to] of changes) {
        const isThere = typeof from === 'string' ? changed.includes(from) : from.test(changed);
        if (!isThere) throw new Error(`[test] ${path} has no ${from}.`);
        changed = changed.replace(from, () => to);
      }
      await writeFile(file, changed);
      return () => writeFile(file, before);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
