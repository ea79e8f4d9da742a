import type { AccountLog } from '../../shared/contract/account.ts';
import { accountLoggerScriptPath, accountLogGroups } from '../../shared/contract/scripts.ts';
import { isRecord } from '../../shared/data/is-record.ts';
import type { Site } from '../site-context.ts';
import { readStorage, writeStorage } from '../stores/storage.ts';
import { callThirdParty } from './call-third-party.ts';
import { loadScript } from './load-script.ts';
import type { Logger } from './logger.ts';

type Entry = Parameters<AccountLog>;

/** Session storage key of the pending entries, which the tab's next page sends. */
const pendingKey = 'sc-account-log';
/** Maximum number of pending entries: more than a login and a registration produce. */
const mostPending = 50;

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) &&
  accountLogGroups.some((group) => group === value[0]) &&
  typeof value[1] === 'string' &&
  isRecord(value[2]);

function readPending(): Entry[] {
  try {
    const stored: unknown = JSON.parse(readStorage('session', pendingKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry).slice(0, mostPending) : [];
  } catch {
    return [];
  }
}

export interface AccountLogHost {
  /** Forwards a result. Queued until the logger's script has loaded, on the next page if necessary. */
  log: AccountLog;
  /** Loads the script before the first result. */
  load(): void;
  /** Resolves when all entries have been forwarded, or after `limitMs`. Call it before leaving the page. */
  handOver(limitMs: number): Promise<void>;
  stop(): void;
}

/** Forwards results to the account logger (ACC-10). None is lost, even when the page is left at once. */
export function createAccountLog({ services }: Site, log: Logger): AccountLogHost {
  const pending = readPending();
  let script: Promise<void> | undefined;
  const page = window as { accountLog?: AccountLog };

  const store = () => writeStorage('session', pendingKey, pending.length > 0 ? JSON.stringify(pending) : null);
  function flush() {
    const { accountLog } = page;
    if (!accountLog || pending.length === 0) return;
    for (const entry of pending.splice(0)) callThirdParty(log, 'accountLog', () => accountLog(...entry));
    store();
  }
  function load(): Promise<void> {
    script ??= loadScript(services.accountLogger + accountLoggerScriptPath).catch((error: unknown) => {
      // The next entry, or the next page, retries.
      script = undefined;
      console.warn(error);
    });
    return script.then(flush);
  }

  addEventListener('pagehide', flush);
  if (pending.length > 0) void load();

  return {
    log(...entry) {
      pending.push(entry);
      pending.splice(0, pending.length - mostPending);
      store();
      void load();
    },
    load: () => void load(),
    async handOver(limitMs) {
      if (pending.length === 0) return;
      await Promise.race([load(), new Promise((resolve) => setTimeout(resolve, limitMs))]);
    },
    stop: () => removeEventListener('pagehide', flush),
  };
}
