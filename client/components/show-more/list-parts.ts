export interface ListParts {
  /** Positions in the whole list, from 0: the first item shown, and the one after the last. */
  from: number;
  to: number;
  /** Ranges loaded after the page's own items. */
  added: readonly { offset: number; limit: number }[];
  /** Number of the page that contains the first item not shown. */
  nextPage: number;
}

/** Items per page, and items per increment. */
export interface ListSteps {
  page: number;
  more: number;
}

/** Returns the items that a view of `size` shows, from page `page` (from 1) of a list of `total`. */
export function partsOf(page: number, total: number, size: number, steps: ListSteps): ListParts {
  const from = (page - 1) * steps.page;
  const to = Math.min(from + Math.max(size, steps.page), total);
  const added: { offset: number; limit: number }[] = [];
  for (let offset = from + steps.page; offset < to; offset += steps.more) {
    added.push({ offset, limit: Math.min(steps.more, total - offset) });
  }
  return { from, to, added, nextPage: Math.floor(to / steps.page) + 1 };
}
