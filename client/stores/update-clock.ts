import type { Culture } from '../../locales/index.ts';
import { isFestive } from '../../shared/time/festive.ts';
import type { UiState } from './stores.ts';

/** Sets the page's time in epoch milliseconds. A cached copy of the page may predate the start or end of a festive season. */
export function updateClock(ui: UiState, { timeZone }: Culture, now: number) {
  ui.contextTime = now;
  ui.isXmas = isFestive(now, timeZone);
  document.documentElement.toggleAttribute('data-festive', ui.isXmas);
}
