import { caching, json } from '../http/answer.ts';
import { refuse } from './answers.ts';
import type { AccountParts, Call } from './parts.ts';
import { hashPassword, isOutdated, nobodysPassword, verifyPassword } from './passwords.ts';
import { letIn } from './player.ts';
import type { loginRequest } from './requests.ts';
import type { Account } from './account.ts';

/** The account if the password is its own. Who has no account waits as long for the same answer. */
async function authenticate(
  { store, attempts }: AccountParts,
  login: string,
  password: string,
): Promise<Account | undefined> {
  const account = store.byLogin(login);
  const stored = account?.password ?? undefined;
  const isRight = await verifyPassword(stored ?? nobodysPassword, password);
  if (!account || stored === undefined || !isRight) return undefined;
  attempts.succeeded(`login:${login}`);
  if (isOutdated(stored)) store.setPassword(account.id, await hashPassword(password));
  return account;
}

/** Says what is wrong with an account only to those who know its password. */
export const logIn: Call<typeof loginRequest> = async (parts, { login, password, skin, culture }, request) => {
  const waitSeconds = parts.attempts.begin(`login:${login}`);
  if (waitSeconds > 0) return refuse({ code: 'TOO_MANY_ATTEMPTS' }, { 'Retry-After': String(waitSeconds) });
  const account = await authenticate(parts, login, password);
  if (!account) return refuse({ code: 'WRONG_CREDENTIALS' });
  if (account.locked) return refuse({ code: 'USER_LOCKED' });
  if (account.skin !== null && account.skin !== skin) {
    return refuse({ code: 'USER_BELONGS_TO_SIBLING_SKIN', skin: account.skin });
  }
  return json(letIn(parts, account, { culture, skin, request }), caching.never);
};
