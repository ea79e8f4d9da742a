/** `/slots/:gameSlug/` → `'gameSlug'`. */
type ParamName<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : never;

/** Params of a pattern. Without params it is an empty record, since the type `{}` would accept anything. */
export type ParamsOf<Pattern extends string> = [ParamName<Pattern>] extends [never]
  ? Readonly<Record<string, never>>
  : { readonly [Name in ParamName<Pattern>]: string };

/** Params of a path before its route is known. */
export type Params = Readonly<Record<string, string>>;

/** The names of a pattern's params, in their order. */
export const paramNames = (pattern: string): string[] => [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);

/** Segments of a path or pattern. */
export const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

/** Above the length of any slug or id, in characters. */
const longest = 200;

/**
 * Whether a decoded segment is a valid name: without slashes, dot segments and control characters, which would change
 * the path.
 */
export const isName = (text: string): boolean =>
  text !== '' && text.length <= longest && !/[/\\\p{Cc}]|^\.{1,2}$/u.test(text);

/** Decodes a segment. Undefined when its encoding is malformed or the result is not a valid name. */
function decodeSegment(segment: string): string | undefined {
  try {
    const decoded = decodeURIComponent(segment);
    return isName(decoded) ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** Decoded segments of a path. Undefined when one is invalid, since no pattern matches it. */
export function namesOf(path: string): string[] | undefined {
  const names = segmentsOf(path).map(decodeSegment);
  return names.every((name) => name !== undefined) ? names : undefined;
}

/**
 * Params when a path's segments match a pattern, else undefined. `literals` counts literal matches, so that callers can
 * prefer `/slots/megaways/` to `/slots/:gameSlug/`.
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

/**
 * The one spelling of a name in a path: all but the unreserved characters of RFC 3986 are encoded, since some clients
 * encode `!'()*` and none decodes them. Half a surrogate pair, which cannot be encoded, becomes U+FFFD.
 */
export const encodeSegment = (name: string): string =>
  encodeURIComponent(name.toWellFormed()).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The one form of a slug in paths and data: lower case, with composed letters (NFC). */
export const canonicalSlug = (slug: string): string => slug.toLowerCase().normalize('NFC');

/** Ids of previews are case-sensitive, slugs are not. */
const hasIds = (pattern: string) => segmentsOf(pattern).includes('preview');

/** Fills a pattern with params, in canonical form. A missing param is a programming error and throws. */
export function fillPattern(pattern: string, params: Params): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`[routing] ${pattern} needs the param "${name}"; give it.`);
    return encodeSegment(hasIds(pattern) ? value : canonicalSlug(value));
  });
}
