import { startTransition, useEffect, useState } from 'react';
import { usePage } from '../site-context.ts';

/**
 * Whether a page that was moved to is about to be painted for the first time, from its top: what its first screen does not show can wait
 * until then. False on the server and while the document hydrates, where all of it is there already. (The initial value of
 * `useDeferredValue` would say the same, but a part whose data has just come is then rendered over and over until React shows it.)
 */
export function useFirstScreen(): boolean {
  const { isMovedTo = false, startsAt = 0 } = usePage();
  const [isFirst, setFirst] = useState(isMovedTo && startsAt === 0);
  useEffect(() => startTransition(() => setFirst(false)), []);
  return isFirst;
}

/** Where lists have two or three columns, and filters and menus are sheets over the page. */
export const isNarrow = (): boolean => matchMedia('(width < 48em)').matches;

/** Where lists of tiles have two columns. */
export const isPhone = (): boolean => matchMedia('(width < 30em)').matches;
