/** One package's entry in `package-lock.json` (version 3), with only the fields that are read here. */
export interface LockedPackage {
  /** A registry's URL, or the folder of a workspace. */
  resolved?: string;
  /** True for the link to a workspace. */
  link?: boolean;
  optionalDependencies?: Record<string, string>;
  [fact: string]: unknown;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
  [fact: string]: unknown;
}

/** Keys of `packages` where Node would look for `name` when `from` imports it, nearest first. */
function places(from: string, name: string): string[] {
  const found = [];
  for (let base = from; base !== ''; base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1)))
    found.push(`${base}/node_modules/${name}`);
  return [...found, `node_modules/${name}`];
}

/**
 * Optional dependencies that the lockfile names without an entry of their own. `npm ci` of older npm versions rejects
 * such a lockfile ("Missing: @oxlint/binding-android-… from lock file"). They remain when the registry lacks a
 * platform's package.
 */
export function unheldOptionals(lockfile: Lockfile): { holder: string; name: string }[] {
  return Object.entries(lockfile.packages).flatMap(([holder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !places(holder, name).some((place) => place in lockfile.packages))
      .map((name) => ({ holder, name })),
  );
}

/** The same lockfile without these dependencies. */
export function pruneOptional(lockfile: Lockfile): Lockfile {
  const pruned = structuredClone(lockfile);
  for (const { holder, name } of unheldOptionals(lockfile)) {
    const entry = pruned.packages[holder];
    if (!entry?.optionalDependencies) continue;
    delete entry.optionalDependencies[name];
    if (Object.keys(entry.optionalDependencies).length === 0) delete entry.optionalDependencies;
  }
  return pruned;
}
