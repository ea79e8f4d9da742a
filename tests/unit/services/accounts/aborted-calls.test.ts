import { describe, expect, it } from 'vitest';
import { cultures } from '../../../../locales/index.ts';
import { attemptOf, createAttempts } from '../../../../server/services/accounts/attempts.ts';
import { createDeposits } from '../../../../server/services/accounts/deposits.ts';
import { createHashQueue } from '../../../../server/services/accounts/hash-queue.ts';
import { logIn } from '../../../../server/services/accounts/login.ts';
import { setNewPassword } from '../../../../server/services/accounts/new-password.ts';
import type { AccountParts } from '../../../../server/services/accounts/parts.ts';
import { hashPassword } from '../../../../server/services/accounts/passwords.ts';
import { createSecrets } from '../../../../server/services/accounts/secrets.ts';
import { createMaintenance } from '../../../../server/services/context/maintenance.ts';
import type { ServiceRequest } from '../../../../server/services/http/endpoint.ts';
import { createLetterLimit } from '../../../../server/services/mail/letter-limit.ts';
import { openState } from './state.ts';

const asked = { skin: 'SC-UK', culture: cultures['en-GB'], login: 'ann' };
const password = 'open sesame';
const asker = '192.0.2.1';

async function openParts() {
  const { state, store, id } = openState();
  store.setPassword(id, await hashPassword(password));
  const parts: AccountParts = {
    store,
    deposits: createDeposits(state),
    attempts: createAttempts(state),
    hashes: createHashQueue({ concurrency: 1, mostWaiting: 1 }),
    secrets: createSecrets(state),
    letterLimit: createLetterLimit(state),
    mail: () => undefined,
    maintenance: createMaintenance(false),
    afterAnswer: (work) => work(),
    platformOf: () => 'http://platform.example',
  };
  /** Leaves one attempt of the ten. */
  const useUpAttempts = (kind: 'login' | 'code') => {
    for (let turn = 0; turn < 9; turn += 1) parts.attempts.begin(attemptOf(kind, { id }, '', asker));
  };
  const countSessions = () => state.prepare(`SELECT * FROM secret WHERE kind = 'session'`).all().length;
  return { parts, id, useUpAttempts, countSessions };
}

const requestWith = (signal: AbortSignal) => ({ asker, signal }) as ServiceRequest;
const request = requestWith(new AbortController().signal);

/** Aborts a call that has begun. */
async function abortCall(call: (request: ServiceRequest) => unknown): Promise<void> {
  const client = new AbortController();
  const answer = Promise.resolve(call(requestWith(client.signal)));
  client.abort();
  await expect(answer).rejects.toThrow('aborted');
}

describe('a call that the client aborts', () => {
  it('SEC-06 is no wrong password, and opens no session', async () => {
    const { parts, useUpAttempts, countSessions } = await openParts();
    useUpAttempts('login');
    await abortCall((aborted) => logIn(parts, { ...asked, password }, aborted));
    expect(countSessions()).toBe(0);
    expect(await logIn(parts, { ...asked, password }, request)).toMatchObject({ status: 200 });
  });

  it('SEC-06 is no wrong password while it waits for a hash', async () => {
    const { parts, useUpAttempts } = await openParts();
    useUpAttempts('login');
    const { promise: blocked, resolve: unblock } = Promise.withResolvers<void>();
    const blocking = parts.hashes.run(request.signal, () => blocked);
    await abortCall((aborted) => logIn(parts, { ...asked, password }, aborted));
    unblock();
    await blocking;
    expect(await logIn(parts, { ...asked, password }, request)).toMatchObject({ status: 200 });
  });

  it('SEC-06 is no wrong code, and sets no password', async () => {
    const { parts, id, useUpAttempts } = await openParts();
    const code = parts.secrets.writeCode(id);
    const set = { ...asked, code, password: 'another password' };
    useUpAttempts('code');
    await abortCall((aborted) => setNewPassword(parts, set, aborted));
    expect(await logIn(parts, { ...asked, password }, request)).toMatchObject({ status: 200 });
    expect(await setNewPassword(parts, set, request)).toMatchObject({ status: 200 });
  });
});
