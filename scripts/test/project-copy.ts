import { cp, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
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

/** Replaces a file at once, as editors do. A program that watches it never reads half of it, nor the file beside it. */
async function replaceFile(path: string, content: string): Promise<void> {
  const beside = join(dirname(path), `.${basename(path)}`);
  await writeFile(beside, content);
  await rename(beside, path);
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
      await replaceFile(file, changed);
      return () => replaceFile(file, before);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
