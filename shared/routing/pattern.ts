/** `/slots/:gameSlug/` → `'gameSlug'`. */
type ParamName<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : never;

/** The params that a pattern takes. One without params takes `{}` alone: the plain type `{}` would let anything pass. */
export type ParamsOf<Pattern extends string> = [ParamName<Pattern>] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [Name in ParamName<Pattern>]: string };

/** Params as they come out of a path, before it is known which route they belong to. */
export type Params = Readonly<Record<string, string>>;

/** The names of a pattern's params, in their order. */
export const paramNames = (pattern: string): string[] => [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** The parts of a path or pattern between its slashes. */
export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Longer than any slug or id, in characters. */
const longest = 200;

/** Whether a decoded segment can name something: no slash, dots or control characters, which would change a path's meaning. */
export const isName = (text: string): boolean =>
  text !== '' && text.length <= longest && !/[/\\\p{Cc}]|^\.{1,2}$/u.test(text);

/** Percent-decodes; undefined when the encoding is malformed, or what it says is no name. */
function decodeSegment(segment: string): string | undefined {
  try {
    const decoded = decodeURIComponent(segment);
    return isName(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** The decoded segments of a path; undefined when one of them is no name, which fits no pattern. */
export function namesOf(path: string): string[] | undefined {
  const names = segmentsOf(path).map(decodeSegment);
  return names.every((name) => name !== undefined) ? names : undefined;
}

/**
 * Params when the names of a path fit the segments of a pattern, else undefined. `literals` counts the ones matched literally, so that
 * a caller can prefer `/slots/megaways/` to `/slots/:gameSlug/`.
 */
export function matchSegments(
  wanted: readonly string[],
  given: readonly string[],
): { params: Params; literals: number } | undefined {
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  let literals = 0;
  for (const [index, want] of wanted.entries()) {
    const got = given[index] ?? '';
    if (want.startsWith(':')) params[want.slice(1)] = got;
    else if (want === got) literals += 1;
    else return undefined;
  }
  return { params, literals };
}

/** The path of a pattern with its params put in, percent-encoded. A missing param is a programming error and throws. */
export function fillPattern(pattern: string, params: Params): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`[routing] ${pattern} needs the param "${name}"; give it.`);
    return encodeURIComponent(value);
  });
}
