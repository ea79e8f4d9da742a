import * as v from 'valibot';
import { cultureCodes } from '../../../locales/index.ts';
import { issueTexts, ProblemError } from './problem.ts';

/** A query parameter is validated as the list of its values: `groups=a&groups=b`. Empty values count as missing. */
const values = v.optional(v.array(v.string()), []);
const single = v.pipe(
  values,
  v.maxLength(1, 'is given more than once'),
  v.transform((list) => list[0]),
);

/** A parameter that may be left out. */
export function optional<T>(schema: v.GenericSchema<string, T>) {
  return v.pipe(single, v.optional(schema));
}

/** A parameter that must be there. */
export function required<T>(schema: v.GenericSchema<string, T>) {
  return v.pipe(
    single,
    v.custom<string>((value) => value !== undefined, 'is missing'),
    schema,
  );
}

/** A parameter that may be repeated; each value counts once. By default more than any list has to offer, such as providers. */
export function many<T>(schema: v.GenericSchema<string, T>, atMost = 200) {
  return v.pipe(
    values,
    v.maxLength(atMost, `has more than ${atMost} values`),
    v.transform((list) => [...new Set(list)]),
    v.array(schema),
  );
}

export function integer(from: number, to: number) {
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/, `needs a whole number from ${from} to ${to}`),
    v.transform(Number),
    v.minValue(from, `needs a whole number from ${from} to ${to}`),
    v.maxValue(to, `needs a whole number from ${from} to ${to}`),
  );
}

/** The name of a group, a provider, a game and the like. */
export const code = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/, 'needs 1 to 100 letters, digits, "-" or "_"'));

/** Id or slug in a query. An unknown one is a 404, not a bad request. */
export const itemName = v.pipe(v.string(), v.maxLength(200, 'needs at most 200 characters'));

export function oneOf<const Options extends readonly string[]>(options: Options) {
  return v.picklist(options, `needs one of ${options.join(', ')}`);
}

export const culture = required(oneOf(cultureCodes));

/** Where a page of a list starts and how long it is. */
export function paging(usual = 24, atMost = 120) {
  return {
    offset: v.pipe(
      optional(integer(0, 10_000_000)),
      v.transform((offset = 0) => offset),
    ),
    limit: v.pipe(
      optional(integer(1, atMost)),
      v.transform((limit = usual) => limit),
    ),
  };
}

export type QuerySchema<T> = v.GenericSchema<unknown, T>;

/** Parses a query as Express gives it. An invalid value throws a 400 that names the parameter. Unknown parameters are ignored. */
export function parseQuery<T>(schema: QuerySchema<T>, query: object): T {
  const filled = Object.entries(query).map(([name, value]) => [name, [value].flat().filter((item) => item !== '')]);
  const result = v.safeParse(schema, Object.fromEntries(filled));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const { field, message } = issueTexts(issue);
  throw new ProblemError(400, `${field?.split('.')[0] ?? 'query'} ${message}`);
}
