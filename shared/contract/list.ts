import * as v from 'valibot';

/** What the lists of the answer that is being checked have left out: a schema's transformation has nobody to tell. */
let dropped: string[] | undefined;

/** Where something does not fit, and why. */
export const problemOf = ([issue]: [v.BaseIssue<unknown>, ...unknown[]]): string =>
  `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`;

/** Runs a check, and says of each item that its lists have left out what was wrong with it. */
export function withDropped<T>(check: () => T): { result: T; dropped: readonly string[] } {
  const own: string[] = [];
  dropped = own;
  try {
    return { result: check(), dropped: own };
  } finally {
    dropped = undefined;
  }
}

/** Which of a list's items fit, and what is wrong with the others. */
function sortOut<TItem extends v.GenericSchema>(item: TItem, values: readonly unknown[]) {
  const fitting: v.InferOutput<TItem>[] = [];
  const problems: string[] = [];
  for (const value of values) {
    const result = v.safeParse(item, value);
    if (result.success) fitting.push(result.output);
    else problems.push(problemOf(result.issues));
  }
  return { fitting, problems };
}

/**
 * A list whose items are checked one by one: what does not fit is left out, the rest stays. A service that sends one bad
 * game must not cost the visitor the other eleven.
 */
export function list<TItem extends v.GenericSchema>(item: TItem) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((values): v.InferOutput<TItem>[] => {
      const { fitting, problems } = sortOut(item, values);
      dropped?.push(...problems);
      return fitting;
    }),
  );
}

/**
 * The list that an answer is about. Where there are items and none of them fits, the service speaks another shape: the answer is a
 * failure, never an empty list, which would be believed and kept.
 */
export function mainList<TItem extends v.GenericSchema>(item: TItem) {
  return v.pipe(
    v.array(v.unknown()),
    v.rawTransform(({ dataset, addIssue, NEVER }): v.InferOutput<TItem>[] => {
      const { fitting, problems } = sortOut(item, dataset.value);
      const [first] = problems;
      if (first !== undefined && fitting.length === 0) {
        addIssue({ message: `none of ${problems.length} items fits, the first for ${first}` });
        return NEVER;
      }
      dropped?.push(...problems);
      return fitting;
    }),
  );
}

/** More of anything than there is: a number that is only wrong must not become work. */
const most = 10_000_000;

/** One page of a longer list: `offset` and `limit` are what was asked, `total` counts all. */
export function page<TItem extends v.GenericSchema>(item: TItem) {
  return v.object({
    items: mainList(item),
    total: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)),
    offset: v.pipe(v.number(), v.integer(), v.minValue(0)),
    limit: v.pipe(v.number(), v.integer(), v.minValue(0)),
    updatedAt: v.string(),
  });
}
