import { accountLogEntry } from '../../../shared/contract/account.ts';
import { accountLoggerScriptPath } from '../../../shared/contract/scripts.ts';
import type { BrowserScript } from '../browser-scripts/load.ts';
import { caching, noContent, text } from '../http/response.ts';
import { type Endpoint, get, post } from '../http/endpoint.ts';
import type { Journal } from '../journal/journal.ts';

/** The script that defines `window.accountLog`, and the endpoint that receives its entries. */
export function createAccountLoggerService(journal: Journal, script: BrowserScript): Endpoint[] {
  return [
    get(`/account-logger${accountLoggerScriptPath}`, {}, async () =>
      text('text/javascript', await script.read(), caching.catalogue),
    ),
    post('/account-logger/entries', accountLogEntry, (entry) => {
      journal.add(entry);
      return noContent();
    }),
    ...journal.controls('/_account-log'),
  ];
}
