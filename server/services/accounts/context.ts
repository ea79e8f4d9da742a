import type * as v from 'valibot';
import type { Maintenance } from '../context/maintenance.ts';
import type { ServiceResponse } from '../http/response.ts';
import type { ServiceRequest } from '../http/endpoint.ts';
import type { LetterLimit } from '../mail/letter-limit.ts';
import type { Mail } from '../mail/mail.ts';
import type { Attempts } from './attempts.ts';
import type { Deposits } from './deposits.ts';
import type { HashQueue } from './hash-queue.ts';
import type { Secrets } from './secrets.ts';
import type { AccountStore } from './store.ts';

/** Dependencies of the account endpoints. */
export interface AccountContext {
  store: AccountStore;
  deposits: Deposits;
  attempts: Attempts;
  /** Every password hash is computed in one of its slots. */
  hashes: HashQueue;
  secrets: Secrets;
  mail: Mail;
  letterLimit: LetterLimit;
  maintenance: Maintenance;
  /** Runs work after the response, so that its timing does not reveal whether there was any. */
  afterResponse(work: () => void): void;
  /** URL of the platform, as a browser that made this request reaches it; without a slash at the end. */
  platformOf(request: ServiceRequest): string;
}

/** Handles a request whose body has been validated. */
export type Call<Schema extends v.GenericSchema> = (
  context: AccountContext,
  body: v.InferOutput<Schema>,
  request: ServiceRequest,
) => ServiceResponse | Promise<ServiceResponse>;
