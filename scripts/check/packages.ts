import { readFile } from 'node:fs/promises';
import { unheldOptionals } from '../lockfile/prune-optional.ts';
import type { Lockfile } from '../lockfile/prune-optional.ts';
import type { Rule } from './rule.ts';

/** The parts of `package.json` that name packages. */
export interface PackageFile {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Versions that leave open what is installed. */
export function openVersions({ dependencies, devDependencies, optionalDependencies }: PackageFile): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `package.json asks for ${name} "${version}": name one exact version (npm install -E).`);
}

/** What keeps a lockfile from working on another machine. */
export function lockfileProblems(lockfile: Lockfile): string[] {
  const bound = Object.entries(lockfile.packages)
    .filter(([, { resolved }]) => resolved !== undefined)
    .map(
      ([path]) => `package-lock.json binds ${path} to one registry ("resolved"): install with the project's .npmrc.`,
    );
  const unheld = unheldOptionals(lockfile).map(
    ({ holder, name }) => `package-lock.json names ${name} in ${holder} but does not hold it: npm run fix-lockfile.`,
  );
  return [...bound, ...unheld];
}

export const packages: Rule = {
  name: 'packages are pinned',
  async find({ root }) {
    const [manifest, lockfile] = await Promise.all(
      ['package.json', 'package-lock.json'].map(async (file) => JSON.parse(await readFile(root + file, 'utf8'))),
    );
    return [...openVersions(manifest), ...lockfileProblems(lockfile)];
  },
};
