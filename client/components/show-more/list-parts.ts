export interface ListParts {
  /** Positions in the whole list, from 0: the first item shown, and the one behind the last. */
  from: number;
  to: number;
  /** What stands behind the items that came with the page. */
  added: readonly { offset: number; limit: number }[];
  /** The page on which the first item that is not shown stands. */
  nextPage: number;
}

/** How many items a page of the list has, and how many are added at a time. */
export interface ListSteps {
  page: number;
  more: number;
}

/** Which items a view of `size` shows, beginning with page `page` (from 1) of a list of `total`. */
export function partsOf(page: number, total: number, size: number, steps: ListSteps): ListParts {
  const from = (page - 1) * steps.page;
  const to = Math.min(from + Math.max(size, steps.page), total);
  const added: { offset: number; limit: number }[] = [];
  for (let offset = from + steps.page; offset < to; offset += steps.more) {
    added.push({ offset, limit: Math.min(steps.more, total - offset) });
  }
  return { from, to, added, nextPage: Math.floor(to / steps.page) + 1 };
}
