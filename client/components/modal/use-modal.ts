import { type RefObject, useLayoutEffect, useRef } from 'react';
import './modal.css';

const isOutside = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent) =>
  clientX < left || clientX > right || clientY < top || clientY > bottom;

/** Closes a dialog by a press beside it, as closedby="any" does where the browser knows it; made to be its `ref`, or part of one. */
export function closeFromOverlay(dialog: HTMLDialogElement): () => void {
  const close = (event: MouseEvent) => {
    if (event.target === dialog && isOutside(dialog.getBoundingClientRect(), event)) dialog.close();
  };
  dialog.addEventListener('click', close);
  return () => dialog.removeEventListener('click', close);
}

/**
 * Opens a `<dialog>` as a modal while `open` is true and closes it after; the browser traps the focus and gives it back. It opens in the frame that shows it. One that
 * the browser opened by itself before the page hydrated is left as it is.
 */
export function useModal(open: boolean): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    if (!dialog.open) dialog.showModal();
    const forget = closeFromOverlay(dialog);
    return () => {
      forget();
      dialog.close();
    };
  }, [open]);
  return ref;
}
