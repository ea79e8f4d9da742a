import type { AccountLog } from '../../shared/contract/account.ts';
import { accountLoggerScriptPath, accountLogGroups } from '../../shared/contract/scripts.ts';
import { isRecord } from '../../shared/data/is-record.ts';
import type { Site } from '../site-context.ts';
import { readStorage, writeStorage } from '../stores/storage.ts';
import { callThirdParty } from './call-third-party.ts';
import { loadScript } from './load-script.ts';
import type { Logger } from './logger.ts';

type Entry = Parameters<AccountLog>;

/** Where entries wait that the logger's script has not taken yet, for the next page of this tab. */
const pendingKey = 'sc-account-log';
/** More than a login and a registration have. */
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
  /** Passes a result on; it waits for the logger's script, and for the next page when that does not come in time. */
  log: AccountLog;
  /** Loads the script, so that it is there before the first result. */
  load(): void;
  /** Resolves when all entries are handed over, or after `limitMs`: call it before leaving the page. */
  handOver(limitMs: number): Promise<void>;
  stop(): void;
}

/** Passes results on to the account logger (ACC-10): none is lost, also when the page is left at once. */
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
      // The next entry, or the next page, asks for it again.
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
