import { house } from '../../../brands/index.ts';
import { caching, json } from '../http/response.ts';
import { fill, languageOf } from '../words.ts';
import { refuse, refuseBusy } from './responses.ts';
import { attemptOf } from './attempts.ts';
import type { Call } from './context.ts';
import { hashPassword } from './passwords.ts';
import type { forgottenPasswordRequest, newPasswordRequest } from './requests.ts';
import { texts } from './texts.ts';

/**
 * Sends a code to an account with a password. The response is sent before the lookup and is the same for all, so it
 * does not reveal whether the account exists. While the code of an earlier letter is pending, no other letter is sent:
 * the owner can use that code, even if a stranger requested it. Each client has its own letters of the day, so that a
 * stranger cannot use up the owner's.
 */
export const forgetPassword: Call<typeof forgottenPasswordRequest> = (
  { store, secrets, mail, letterLimit, afterResponse },
  { login, culture },
  { clientKey },
) => {
  afterResponse(() => {
    const account = store.byLogin(login);
    if (!account?.email || !account.password || secrets.hasCode(account.id)) return;
    if (!letterLimit.mayWrite('reset', account.email, clientKey)) return;
    const words = texts[languageOf(culture.code)];
    const values = { name: account.profile.personal.firstName, site: house.name, code: secrets.writeCode(account.id) };
    mail({ to: account.email, subject: words.codeSubject, text: fill(words.codeLetter, values) });
  });
  return { ...json({}, caching.never), status: 202 };
};

/** Sets a password by the code of the letter, and ends the account's sessions. */
export const setNewPassword: Call<typeof newPasswordRequest> = async (
  { store, secrets, attempts, hashes },
  { login, code, password },
  { clientKey, signal },
) => {
  if (hashes.isFull()) return refuseBusy();
  const account = store.byLogin(login);
  const attempt = attemptOf('code', account, login, clientKey);
  const waitSeconds = attempts.begin(attempt);
  if (waitSeconds > 0) return refuse({ code: 'TOO_MANY_ATTEMPTS' }, { 'Retry-After': String(waitSeconds) });
  const hash = await attempts.settle(
    attempt,
    hashes.run(signal, () => hashPassword(password)),
  );
  if (!account || !secrets.checkCode(account.id, code)) return refuse({ code: 'WRONG_CODE', field: 'code' });
  store.setPassword(account.id, hash);
  secrets.revoke(account.id);
  attempts.succeeded(attempt);
  attempts.succeeded(attemptOf('login', account, login, clientKey));
  return json({}, caching.never);
};
