import { caching, json } from '../http/response.ts';
import { ownSkinOf } from '../skins.ts';
import type { Account } from './account.ts';
import { refuse, refuseBusy } from './responses.ts';
import { attemptOf } from './attempts.ts';
import type { AccountContext, Call } from './context.ts';
import { hashPassword, isOutdated, unknownAccountPassword, verifyPassword } from './passwords.ts';
import { letIn } from './player.ts';
import type { loginRequest } from './requests.ts';

/** Whether the password is the account's own. Without an account it takes as long. */
async function isPasswordOf(
  { store }: AccountContext,
  account: Account | undefined,
  password: string,
): Promise<boolean> {
  const stored = account?.password ?? undefined;
  const isRight = await verifyPassword(stored ?? unknownAccountPassword, password);
  if (!account || stored === undefined || !isRight) return false;
  if (isOutdated(stored)) store.setPassword(account.id, await hashPassword(password));
  return true;
}

/** Reveals the state of an account only for its password. */
export const logIn: Call<typeof loginRequest> = async (parts, { login, password, skin, culture }, request) => {
  const { store, attempts, hashes } = parts;
  // Before the attempt is counted: a crowd must not use up an owner's attempts.
  if (hashes.isFull()) return refuseBusy();
  const account = store.byLogin(login);
  const attempt = attemptOf('login', account, login, request.clientKey);
  const waitSeconds = attempts.begin(attempt);
  if (waitSeconds > 0) return refuse({ code: 'TOO_MANY_ATTEMPTS' }, { 'Retry-After': String(waitSeconds) });
  const isRight = await attempts.settle(
    attempt,
    hashes.run(request.signal, () => isPasswordOf(parts, account, password)),
  );
  if (!account || !isRight) return refuse({ code: 'WRONG_CREDENTIALS' });
  attempts.succeeded(attempt);
  if (account.locked) return refuse({ code: 'USER_LOCKED' });
  const ownSkin = account.skin ?? ownSkinOf(culture);
  if (ownSkin !== skin) return refuse({ code: 'USER_BELONGS_TO_SIBLING_SKIN', skin: ownSkin });
  return json(letIn(parts, account, { culture, skin, request }), caching.never);
};
