import type { AccountLog } from '../../shared/contract/account.ts';
import { accountLoggerScriptPath } from '../../shared/contract/scripts.ts';
import type { Site } from '../site-context.ts';
import { loadScript } from './load-script.ts';

/** Passes results on to the account logger. Its script comes with the first of them, and those that were told meanwhile wait for it. */
export function createAccountLog({ services }: Site): AccountLog {
  const waiting: Parameters<AccountLog>[] = [];
  let script: Promise<void> | undefined;
  const page = window as { accountLog?: AccountLog };
  const flush = () => {
    for (const entry of waiting.splice(0)) page.accountLog?.(...entry);
  };
  return (...entry) => {
    waiting.push(entry);
    script ??= loadScript(services.accountLogger + accountLoggerScriptPath);
    script.then(flush, (error: unknown) => {
      // With the next result it is tried again; what nobody takes does not pile up.
      script = undefined;
      waiting.length = 0;
      console.warn(error);
    });
  };
}
