import { readFile } from 'node:fs/promises';
import { unheldOptionals } from '../lockfile/prune-optional.ts';
import type { Lockfile } from '../lockfile/prune-optional.ts';
import type { Rule } from './rule.ts';

/** The fields of `package.json` that list packages. */
export interface PackageFile {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const packageFile = 'package.json';
const servicesFile = 'server/services/package.json';

const versionsOf = ({ dependencies, devDependencies, optionalDependencies }: PackageFile) => ({
  ...dependencies,
  ...devDependencies,
  ...optionalDependencies,
});

/** Dependencies without an exact version. */
export function openVersions(manifest: PackageFile, path = packageFile): string[] {
  return Object.entries(versionsOf(manifest))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${path} requires ${name} "${version}": name one exact version (npm install -E).`);
}

/** Packages that the services require in another version than the site, so that npm would install both. */
export function differingVersions(site: PackageFile, services: PackageFile): string[] {
  const ofSite: Readonly<Record<string, string>> = versionsOf(site);
  return Object.entries(versionsOf(services))
    .filter(([name, version]) => (ofSite[name] ?? version) !== version)
    .map(
      ([name, version]) =>
        `${servicesFile} has ${name} ${version}, ${packageFile} ${ofSite[name]}: name one version in both.`,
    );
}

/** Entries that would fail when another machine installs from the lockfile. */
export function lockfileProblems(lockfile: Lockfile): string[] {
  const bound = Object.entries(lockfile.packages)
    .filter(([, { resolved, link }]) => resolved !== undefined && !link)
    .map(
      ([path]) => `package-lock.json binds ${path} to one registry ("resolved"): install with the project's .npmrc.`,
    );
  const unheld = unheldOptionals(lockfile).map(
    ({ holder, name }) => `package-lock.json names ${name} in ${holder} but does not hold it: npm run fix-lockfile.`,
  );
  return [...bound, ...unheld];
}

/** Node versions that differ from the one of `.nvmrc`: in the image, and among the packages that hold Node. */
export function nodeVersionProblems(
  nvmrc: string,
  dockerfile: string,
  { optionalDependencies }: PackageFile,
): string[] {
  const version = nvmrc.trim();
  const images = [...dockerfile.matchAll(/^FROM node:([\d.]+)/gm)].map(
    ([, found = '']) => ['Dockerfile', found] as const,
  );
  const held = Object.entries(optionalDependencies ?? {})
    .filter(([name]) => /^node-(?:bin-)?(?:linux|darwin|win)-/.test(name))
    .map(([name, found]) => [`package.json (${name})`, found] as const);
  return [...images, ...held]
    .filter(([, found]) => found !== version)
    .map(([place, found]) => `${place} has Node ${found}, .nvmrc ${version}: name one version in both.`);
}

/** The site's own version, as the site shows it and as `package.json` has it. */
export const versionProblems = (house: string, { version }: PackageFile): string[] =>
  house.includes(`siteVersion: '${version}'`)
    ? []
    : [`brands/house.ts: "siteVersion" is not ${version}, the version of package.json.`];

export const packages: Rule = {
  name: 'packages are pinned',
  async find({ root }) {
    const [manifest, services, lockfile] = await Promise.all(
      [packageFile, servicesFile, 'package-lock.json'].map(async (file) =>
        JSON.parse(await readFile(root + file, 'utf8')),
      ),
    );
    const [nvmrc = '', dockerfile = '', house = ''] = await Promise.all(
      ['.nvmrc', 'Dockerfile', 'brands/house.ts'].map(async (file) => readFile(root + file, 'utf8')),
    );
    return [
      ...openVersions(manifest),
      ...openVersions(services, servicesFile),
      ...differingVersions(manifest, services),
      ...versionProblems(house, manifest),
      ...nodeVersionProblems(nvmrc, dockerfile, manifest),
      ...lockfileProblems(lockfile),
    ];
  },
};
