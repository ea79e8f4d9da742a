import { useDeferredValue } from 'react';
import { usePage } from '../site-context.ts';

/**
 * Whether a page that was moved to is about to be painted for the first time: what its first screen does not show can wait until
 * then. False on the server and while the document hydrates, where all of it is there already.
 */
export function useFirstScreen(): boolean {
  const { isMovedTo } = usePage();
  return useDeferredValue(false, isMovedTo);
}

/** Where lists have two or three columns, and filters and menus are sheets over the page. */
export const isNarrow = (): boolean => matchMedia('(width < 768px)').matches;
