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

/**
 * A list whose items are checked one by one: what does not fit is left out, the rest stays. A service that sends one bad
 * game must not cost the visitor the other eleven.
 */
export function list<TItem extends v.GenericSchema>(item: TItem) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((values): v.InferOutput<TItem>[] =>
      values.flatMap((value) => {
        const result = v.safeParse(item, value);
        if (result.success) return [result.output];
        dropped?.push(problemOf(result.issues));
        return [];
      }),
    ),
  );
}

/** More of anything than there is: a number that is only wrong must not become work. */
const most = 10_000_000;

/** One page of a longer list: `offset` and `limit` are what was asked, `total` counts all. */
export function page<TItem extends v.GenericSchema>(item: TItem) {
  return v.object({
    items: list(item),
    total: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)),
    offset: v.pipe(v.number(), v.integer(), v.minValue(0)),
    limit: v.pipe(v.number(), v.integer(), v.minValue(0)),
    updatedAt: v.string(),
  });
}
