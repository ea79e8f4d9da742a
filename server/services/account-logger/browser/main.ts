import type { AccountLog } from '../../../../shared/contract/account.ts';

/** The script's own URL locates its service, with and without the site's proxy. */
const { src } = document.currentScript as HTMLScriptElement;
const entries = new URL('entries', src).href;

const accountLog: AccountLog = (group, event, fields) => {
  // Outlives the page: a login ends in another one.
  navigator.sendBeacon(entries, JSON.stringify({ group, event, fields }));
};

Object.assign(window, { accountLog });
