import { type RefObject, useEffect, useRef } from 'react';
import './modal.css';

const isOutside = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent) =>
  clientX < left || clientX > right || clientY < top || clientY > bottom;

/**
 * Opens a `<dialog>` as a modal while `open` is true and closes it after; the browser traps the focus and gives it back. One that
 * the browser opened by itself before the page hydrated is left as it is.
 */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    if (!dialog.open) dialog.showModal();
    // closedby="any" does the same where the browser knows it.
    const closeFromOverlay = (event: MouseEvent) => {
      if (event.target === dialog && isOutside(dialog.getBoundingClientRect(), event)) dialog.close();
    };
    dialog.addEventListener('click', closeFromOverlay);
    return () => {
      dialog.removeEventListener('click', closeFromOverlay);
      dialog.close();
    };
  }, [open]);
  return ref;
}
