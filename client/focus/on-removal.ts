import { focusHeading, recoverFocus } from './focus-heading.ts';

/**
 * Returns a `ref` callback for an element that may be removed while it contains the focus; `move` then focuses something else. React
 * detaches refs before it removes the element, so `document.activeElement` is still correct.
 */
export const onRemoval = (move: (element: HTMLElement) => void) => (element: HTMLElement | null) => {
  if (!element) return undefined;
  return () => {
    if (element.contains(document.activeElement)) move(element);
  };
};

/** For overlays: focuses the page's heading when they are removed. */
export const focusHeadingOnRemoval = onRemoval(() => focusHeading());

/** For headings that are replaced: focuses the page's heading once React has inserted the new one. */
export const focusNewHeadingOnRemoval = onRemoval(() => queueMicrotask(recoverFocus));
