import { type RefObject, useLayoutEffect, useRef } from 'react';
import { recoverFocus } from '../../focus/focus-heading.ts';
import './modal.css';

const isOutside = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent) =>
  clientX < left || clientX > right || clientY < top || clientY > bottom;

/** Closes a dialog on a click on its backdrop, for browsers without closedby="any". Use it as the dialog's `ref`, or within one. */
export function closeFromOverlay(dialog: HTMLDialogElement): () => void {
  const close = (event: MouseEvent) => {
    if (event.target === dialog && isOutside(dialog.getBoundingClientRect(), event)) dialog.close();
  };
  dialog.addEventListener('click', close);
  return () => dialog.removeEventListener('click', close);
}

/**
 * Ignores `close` events of dialogs that the page itself closed. Browsers fire the event later, when the dialog may already be open
 * again, and `onClose` would remove its new hash.
 */
function endQuietly(event: Event) {
  event.stopImmediatePropagation();
  recoverFocus();
}

/**
 * Opens a `<dialog>` as a modal while `open` is true; the browser traps and restores the focus. Opens before paint. Leaves a dialog alone
 * that the browser opened before hydration.
 */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    if (!dialog.open) dialog.showModal();
    // The browser restores the focus to the previous element, which may be absent or removed.
    dialog.addEventListener('close', recoverFocus, { once: true });
    const forget = closeFromOverlay(dialog);
    return () => {
      forget();
      if (!dialog.open) return;
      dialog.addEventListener('close', endQuietly, { once: true, capture: true });
      dialog.close();
    };
  }, [open]);
  return ref;
}
