import type { Location } from 'history';
import { arriveAtHash, isInPage } from './arrive-at-hash.ts';
import { wasOpenedHere } from './hash-overlays.ts';
import { scrollGroupOf, type VisitContext } from './visit-context.ts';

/**
 * Scrolls and focuses for another history entry of the same page, because browsers find no id without its prefix and restore no position
 * here. Overlays leave the page as it is. A later navigation aborts `signal`.
 */
export function moveInPage(
  { scroll, shown, focused, here }: VisitContext,
  before: Location,
  isReturn: boolean,
  signal: AbortSignal,
): void {
  if (wasOpenedHere(here)) return;
  const isFromPage = isInPage(before.hash);
  if (isFromPage) {
    scroll.store(before, scrollGroupOf(shown) !== undefined);
    focused.set(before.key, document.activeElement);
  }
  const y = isReturn ? scroll.ofEntry(here) : undefined;
  if (isReturn && !(isFromPage && isInPage(here.hash))) return;
  if (y === undefined) {
    arriveAtHash(here.hash, signal);
    return;
  }
  scrollTo({ top: y, behavior: 'instant' });
  const element = focused.get(here.key);
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}
