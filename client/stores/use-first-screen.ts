import { startTransition, useEffect, useState } from 'react';
import { usePage } from '../site-context.ts';

/**
 * Whether a page reached by navigation is about to paint for the first time, at its top. Content below the first screen can wait until
 * then. False on the server and during hydration, where the document already contains everything. The initial value of `useDeferredValue`
 * would do the same, but React then re-renders a component whose data has just arrived until it is shown.
 */
export function useFirstScreen(): boolean {
  const { isMovedTo = false, startsAt = 0 } = usePage();
  const [isFirst, setFirst] = useState(isMovedTo && startsAt === 0);
  useEffect(() => startTransition(() => setFirst(false)), []);
  return isFirst;
}

/** Whether lists have two or three columns, and filters and menus are sheets over the page. */
export const isNarrow = (): boolean => matchMedia('(width < 48em)').matches;

/** Whether lists of tiles have two columns. */
export const isPhone = (): boolean => matchMedia('(width < 30em)').matches;
