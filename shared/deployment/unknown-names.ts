export interface KnownNames {
  /** Names of the settings that a program reads. */
  readonly names: readonly string[];
  /** Settings that are read with the suffix of a brand only. */
  readonly brandNames?: readonly string[];
  /** Suffixes of all brands. */
  readonly suffixes?: readonly string[];
  /** Beginnings of names that no other program is likely to have. */
  readonly prefixes?: readonly string[];
}

/** A variable that is not a setting, and the setting that was probably meant. */
export interface UnknownName {
  readonly name: string;
  readonly similar: string;
}

/** Variables that Kubernetes sets for a service: `CACHE_SERVICE_HOST`, `CACHE_PORT_6379_TCP`. */
const ofKubernetes = /_(?:SERVICE_(?:HOST|PORT)|PORT)(?:_|$)/;

/** Letters in which two names differ, between their common beginning and end. */
function differing(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return Math.max(one.length, other.length) - start - end;
}

/** Other programs have short names, too: `HOME` is not a mistake for `HOST`. */
const mostDiffering = ({ length }: string) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/**
 * Variables that are not a setting, but probably meant to be one: nearly the name of a setting, a setting of a brand without
 * a suffix or with one of no brand, or one with a program's own prefix. Others belong to other programs.
 */
export function findUnknownNames(
  environment: Readonly<Record<string, string | undefined>>,
  { names, brandNames = [], suffixes = [], prefixes = [] }: KnownNames,
): UnknownName[] {
  const known = [...names, ...brandNames.flatMap((name) => suffixes.map((suffix) => `${name}_${suffix}`))];
  const similarTo = (name: string): string | undefined => {
    // A pod's address, whatever the suffixes of the brands are.
    if (name === 'HOST_IP') return undefined;
    const [, base = name] = /^(.+)_[A-Z]{2}$/.exec(name) ?? [];
    const [suffix] = suffixes;
    if (suffix !== undefined && brandNames.includes(base)) return `${base}_${suffix}`;
    const [closest] = known
      .map((similar) => ({ similar, letters: differing(name, similar) }))
      .sort((one, other) => one.letters - other.letters);
    const isOwn = prefixes.some((prefix) => name.startsWith(prefix)) && !ofKubernetes.test(name);
    return closest && (isOwn || closest.letters <= mostDiffering(closest.similar)) ? closest.similar : undefined;
  };
  return Object.entries(environment).flatMap(([name, value]) => {
    const similar = value && !known.includes(name) ? similarTo(name) : undefined;
    return similar === undefined ? [] : [{ name, similar }];
  });
}
