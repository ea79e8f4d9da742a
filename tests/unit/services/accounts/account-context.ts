import { createAttempts } from '../../../../server/services/accounts/attempts.ts';
import { createDeposits } from '../../../../server/services/accounts/deposits.ts';
import { createHashQueue } from '../../../../server/services/accounts/hash-queue.ts';
import type { AccountContext } from '../../../../server/services/accounts/context.ts';
import { createSecrets } from '../../../../server/services/accounts/secrets.ts';
import { createMaintenance } from '../../../../server/services/context/maintenance.ts';
import type { ServiceRequest } from '../../../../server/services/http/endpoint.ts';
import { createLetterLimit } from '../../../../server/services/mail/letter-limit.ts';
import { openState } from './state.ts';

/** The dependencies of the account endpoints, on a state database of their own. One password is hashed at a time. */
export function openAccountContext() {
  const { state, store, id } = openState();
  const context: AccountContext = {
    store,
    deposits: createDeposits(state),
    attempts: createAttempts(state),
    hashes: createHashQueue({ concurrency: 1, mostWaiting: 1 }),
    secrets: createSecrets(state),
    letterLimit: createLetterLimit(state),
    mail: () => undefined,
    maintenance: createMaintenance(false),
    afterResponse: (work) => work(),
    platformOf: () => 'http://platform.example',
  };
  return { context, state, id };
}

export const clientKey = '192.0.2.1';

export const requestWith = (signal: AbortSignal) => ({ clientKey, signal }) as ServiceRequest;

/** A request that is never aborted. */
export const request = requestWith(new AbortController().signal);
