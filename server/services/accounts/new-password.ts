import { house } from '../../../brands/index.ts';
import { caching, json } from '../http/answer.ts';
import { fill, languageOf } from '../words.ts';
import { refuse } from './answers.ts';
import type { Call } from './parts.ts';
import { hashPassword } from './passwords.ts';
import type { forgottenPasswordRequest, newPasswordRequest } from './requests.ts';
import { texts } from './texts.ts';

/** Sends a code to who has an account and a password. The answer is the same for everybody, and given before that is looked up. */
export const forgetPassword: Call<typeof forgottenPasswordRequest> = (
  { store, secrets, mail, attempts, afterAnswer },
  { login, culture },
) => {
  afterAnswer(() => {
    const account = store.byLogin(login);
    if (!account?.email || !account.password || attempts.begin(`letter:${account.id}`) > 0) return;
    const words = texts[languageOf(culture.code)];
    const values = { name: account.profile.personal.firstName, site: house.name, code: secrets.writeCode(account.id) };
    mail({ to: account.email, subject: words.codeSubject, text: fill(words.codeLetter, values) });
  });
  return { ...json({}, caching.never), status: 202 };
};

/** Sets a password by the code of the letter. Whoever was logged in is so no more. */
export const setNewPassword: Call<typeof newPasswordRequest> = async (
  { store, secrets, attempts },
  { login, code, password },
) => {
  const waitSeconds = attempts.begin(`code:${login}`);
  if (waitSeconds > 0) return refuse({ code: 'TOO_MANY_ATTEMPTS' }, { 'Retry-After': String(waitSeconds) });
  const account = store.byLogin(login);
  const hash = await hashPassword(password);
  if (!account || !secrets.isCode(account.id, code)) return refuse({ code: 'WRONG_CODE', field: 'code' });
  store.setPassword(account.id, hash);
  secrets.revoke(account.id);
  attempts.succeeded(`code:${login}`);
  attempts.succeeded(`login:${login}`);
  return json({}, caching.never);
};
