import { filterSheetId } from '../components/filters/filter-ids.ts';
import { menuId } from '../components/menu/menu-id.ts';

export const placeDialogId = 'place-dialog';

/** Dialogs that no hash of the location opens, and so no change of the hash closes. */
const unlinked = [menuId, filterSheetId, placeDialogId].map((id) => `#${id}[open]`).join();

/** Closes the dialogs that would stand beside the one that opens now: one is shown at a time. */
export function closeDialogs(opening?: HTMLDialogElement | null) {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(unlinked)) {
    if (dialog !== opening) dialog.close();
  }
}
