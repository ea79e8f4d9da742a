import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import type { Culture } from '../../../locales/index.ts';
import { noContent } from '../http/response.ts';
import { type Endpoint, get, post } from '../http/endpoint.ts';
import { required } from '../http/query.ts';
import type { Journal } from '../journal/journal.ts';
import { ownSkinOf } from '../skins.ts';
import { refuse } from './responses.ts';
import { createAttempts } from './attempts.ts';
import { addDemoAccounts } from './demo-accounts.ts';
import { createDeposits } from './deposits.ts';
import { createHashQueue } from './hash-queue.ts';
import { showLimits } from './limits.ts';
import { logIn } from './login.ts';
import { forgetPassword, setNewPassword } from './new-password.ts';
import type { AccountContext, Call } from './context.ts';
import { payAndPlay } from './pay-n-play.ts';
import { register } from './register.ts';
import {
  requestCulture,
  feedbackRequest,
  forgottenPasswordRequest,
  loginRequest,
  newPasswordRequest,
  payNPlayRequest,
  registerRequest,
} from './requests.ts';
import { createSecrets } from './secrets.ts';
import { createAccountStore } from './store.ts';

interface Surroundings extends Omit<AccountContext, 'store' | 'deposits' | 'attempts' | 'secrets' | 'hashes'> {
  state: DatabaseSync;
  feedback: Journal;
}

/** Opens the accounts, those of the demonstration among them. */
function openAccounts({ state, ...rest }: Omit<Surroundings, 'feedback'>): AccountContext {
  const store = createAccountStore(state);
  const deposits = createDeposits(state);
  addDemoAccounts(store, deposits);
  const hashes = createHashQueue({ concurrency: 2, mostWaiting: 8 });
  return { ...rest, store, deposits, hashes, attempts: createAttempts(state), secrets: createSecrets(state) };
}

/**
 * Calls that accept the skin of another site than the culture's own. A login that was refused with
 * USER_BELONGS_TO_SIBLING_SKIN is repeated for the skin that the refusal named.
 */
const siblingCalls: ReadonlySet<string> = new Set(['login']);

/** The endpoints of the widget. A refusal has a code, and the field that caused it. */
export function createAccountsService({ feedback, ...surroundings }: Surroundings): Endpoint[] {
  const context = openAccounts(surroundings);
  const call = <Schema extends v.GenericSchema<unknown, { skin: string; culture: Culture }>>(
    name: string,
    schema: Schema,
    handler: Call<Schema>,
  ) =>
    post(`/auth/son-auth/${name}`, v.unknown(), (body, request) => {
      const result = v.safeParse(schema, body);
      if (!result.success) return refuse({ code: 'INVALID', field: v.getDotPath(result.issues[0]) ?? 'body' });
      const { skin, culture } = result.output;
      if (skin !== ownSkinOf(culture) && !siblingCalls.has(name)) return refuse({ code: 'INVALID', field: 'skin' });
      return context.maintenance.isOn() ? refuse({ code: 'MAINTENANCE' }) : handler(context, result.output, request);
    });
  return [
    call('login', loginRequest, logIn),
    call('register', registerRequest, register),
    call('forgotten-password', forgottenPasswordRequest, forgetPassword),
    call('new-password', newPasswordRequest, setNewPassword),
    call('pay-n-play', payNPlayRequest, payAndPlay),
    get('/auth/son-auth/limits', { culture: required(requestCulture) }, ({ culture }, request) =>
      showLimits(context, culture, request),
    ),
    call('feedback', feedbackRequest, (_, { culture, ...said }) => {
      feedback.add({ culture: culture.code, ...said });
      return noContent();
    }),
    ...feedback.controls('/_feedback'),
  ];
}
