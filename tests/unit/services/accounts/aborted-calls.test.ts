import { describe, expect, it } from 'vitest';
import { cultures } from '../../../../locales/index.ts';
import { attemptOf } from '../../../../server/services/accounts/attempts.ts';
import { logIn } from '../../../../server/services/accounts/login.ts';
import { setNewPassword } from '../../../../server/services/accounts/new-password.ts';
import { hashPassword } from '../../../../server/services/accounts/passwords.ts';
import type { ServiceRequest } from '../../../../server/services/http/endpoint.ts';
import { clientKey, openAccountContext, request, requestWith } from './account-context.ts';

const account = { skin: 'SC-UK', culture: cultures['en-GB'], login: 'ann' };
const password = 'open sesame';
// A hash at the present cost takes a third of a second.
const passwordHash = await hashPassword(password, { N: 2 ** 10, r: 8, p: 1 });
/** A wrong password. The eleventh attempt gets 429 instead. */
const refused = { status: 403 };

function openAccount() {
  const { context, state, id } = openAccountContext();
  context.store.setPassword(id, passwordHash);
  /** Leaves one attempt of the ten. */
  const useUpAttempts = (kind: 'login' | 'code') => {
    for (let turn = 0; turn < 9; turn += 1) context.attempts.begin(attemptOf(kind, { id }, '', clientKey));
  };
  const countSessions = () => state.prepare(`SELECT * FROM secret WHERE kind = 'session'`).all().length;
  return { context, id, useUpAttempts, countSessions };
}

/** Aborts a call that has begun. */
async function abortCall(call: (request: ServiceRequest) => unknown): Promise<void> {
  const client = new AbortController();
  const response = Promise.resolve(call(requestWith(client.signal)));
  client.abort();
  await expect(response).rejects.toThrow('aborted');
}

describe('a call that the client aborts', () => {
  it('SEC-06 is no wrong password, and opens no session', async () => {
    const { context, useUpAttempts, countSessions } = openAccount();
    useUpAttempts('login');
    await abortCall((aborted) => logIn(context, { ...account, password }, aborted));
    expect(countSessions()).toBe(0);
    expect(await logIn(context, { ...account, password: 'wrong' }, request)).toMatchObject(refused);
  });

  it('SEC-06 is no wrong password while it waits for a hash', async () => {
    const { context, useUpAttempts } = openAccount();
    useUpAttempts('login');
    const { promise: blocked, resolve: unblock } = Promise.withResolvers<void>();
    const blocking = context.hashes.run(request.signal, () => blocked);
    await abortCall((aborted) => logIn(context, { ...account, password }, aborted));
    unblock();
    await blocking;
    expect(await logIn(context, { ...account, password: 'wrong' }, request)).toMatchObject(refused);
  });

  it('SEC-06 is no wrong code, and sets no password', async () => {
    const { context, id, useUpAttempts } = openAccount();
    const code = context.secrets.writeCode(id);
    const set = { ...account, code, password: 'another password' };
    useUpAttempts('code');
    await abortCall((aborted) => setNewPassword(context, set, aborted));
    expect(context.store.byLogin('ann')?.password).toBe(passwordHash);
    expect(await setNewPassword(context, set, request)).toMatchObject({ status: 200 });
  });
});
