import { focusElement, focusHeading } from './focus-heading.ts';
import { onRemoval } from './on-removal.ts';

/** Returns the next visible element in document order, or one of an ancestor's next siblings. */
function findNext(element: Element): HTMLElement | null {
  for (let place: Element | null = element; place; place = place.parentElement) {
    let next = place.nextElementSibling;
    while (next && !(next instanceof HTMLElement && next.offsetHeight > 0)) next = next.nextElementSibling;
    if (next) return next;
  }
  return null;
}

/** Focuses the element that follows in the document. */
export function focusNext(element: Element) {
  const next = findNext(element);
  if (next) focusElement(next);
  else focusHeading();
}

/** For elements that are removed: focuses the element that follows in the document. */
export const focusNextOnRemoval = onRemoval(focusNext);

/** For list items and their controls: focuses the next or previous item's link, else the element after the list's section. */
export const focusSiblingOnRemoval = onRemoval((control) => {
  const item = control.closest('li');
  const sibling = item?.nextElementSibling ?? item?.previousElementSibling;
  const link = sibling?.querySelector('a');
  if (link) link.focus({ preventScroll: true });
  else focusNext(control.closest('section') ?? control);
});
