import { filterSheetId } from '../components/filters/filter-ids.ts';
import { menuId } from '../components/menu/menu-id.ts';

export const placeDialogId = 'place-dialog';

/** Dialogs without a location hash. Changing the hash does not close them. */
const unlinked = [menuId, filterSheetId, placeDialogId].map((id) => `#${id}[open]`).join();

/** Closes all such dialogs except `opening`, since one dialog is shown at a time. */
export function closeDialogs(opening?: HTMLDialogElement | null) {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(unlinked)) {
    if (dialog !== opening) dialog.close();
  }
}
