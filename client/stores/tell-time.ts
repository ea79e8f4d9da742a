import type { Culture } from '../../locales/index.ts';
import { isFestive } from '../../shared/time/festive.ts';
import type { UiState } from './stores.ts';

/** What time it is for the page, in epoch milliseconds. A copy of it may have been kept on its way since before a festive day began or ended. */
export function tellTime(ui: UiState, { timeZone }: Culture, now: number) {
  ui.contextTime = now;
  ui.isXmas = isFestive(now, timeZone);
  document.documentElement.toggleAttribute('data-festive', ui.isXmas);
}
