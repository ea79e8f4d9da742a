import * as v from 'valibot';
import { dayOrInstant } from './dates.ts';
import { problemOf, reportProblem } from './problems.ts';
import { shape, wanted } from './tolerant.ts';

/** Possible identity fields of a list item, the most exact first. */
const identities = ['id', 'key', 'code', 'slug'] as const;

function identityOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = value as Partial<Record<string, unknown>>;
  return identities.map((name) => fields[name]).find((each) => typeof each === 'string');
}

/** Any array. It names the schema of its items for the generated OpenAPI file (`npm run documents`). */
const arrayOf = (item: v.GenericSchema) => Object.assign(v.array(v.unknown()), { of: item });

/** The valid items of a list, without duplicates, and the problems of the others. */
function sortOut<TItem extends v.GenericSchema>(item: TItem, values: readonly unknown[]) {
  const fitting: v.InferOutput<TItem>[] = [];
  const problems: string[] = [];
  const seen = new Set<string>();
  for (const value of values) {
    const identity = identityOf(value);
    if (identity !== undefined && seen.has(identity)) {
      problems.push(`${identity}: repeated`);
      continue;
    }
    const result = v.safeParse(item, value);
    if (!result.success) {
      problems.push(problemOf(result.issues));
      continue;
    }
    if (identity !== undefined) seen.add(identity);
    fitting.push(result.output);
  }
  return { fitting, problems };
}

/** Schema of a list: strict for writers, tolerant for readers. */
type List<TItem extends v.GenericSchema> = v.GenericSchema<v.InferInput<TItem>[], v.InferOutput<TItem>[]>;

/**
 * A list whose items are validated one by one. Invalid and duplicate items are dropped, so that one bad game does not
 * cost the visitor the other eleven.
 */
export function list<TItem extends v.GenericSchema>(item: TItem): List<TItem> {
  const schema = v.pipe(
    arrayOf(item),
    v.transform((values): v.InferOutput<TItem>[] => {
      const { fitting, problems } = sortOut(item, values);
      for (const problem of problems) reportProblem(problem);
      return fitting;
    }),
  );
  return schema;
}

/**
 * The main list of a response. Where none of its items is valid, the response has another format and fails,
 * because an empty list would be trusted and cached.
 */
export function primaryList<TItem extends v.GenericSchema>(item: TItem): List<TItem> {
  const schema = v.pipe(
    arrayOf(item),
    v.rawTransform(({ dataset, addIssue, NEVER }): v.InferOutput<TItem>[] => {
      const { fitting, problems } = sortOut(item, dataset.value);
      const [first] = problems;
      if (first !== undefined && fitting.length === 0) {
        addIssue({ message: `none of ${problems.length} items fits, the first for ${first}` });
        return NEVER;
      }
      for (const problem of problems) reportProblem(problem);
      return fitting;
    }),
  );
  return schema;
}

/** Upper bound for counts, so that a wrong number cannot cause unbounded work. */
const most = 10_000_000;

/** An index in a list, or a length. */
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));

/** One page of a longer list. `offset` and `limit` are as requested, `total` counts all items. */
export function page<TItem extends v.GenericSchema>(item: TItem) {
  return shape({
    items: primaryList(item),
    total: wanted(count),
    offset: wanted(count, 0),
    limit: wanted(count),
    updatedAt: wanted(dayOrInstant),
  });
}
