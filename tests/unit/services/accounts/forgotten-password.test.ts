import { describe, expect, it } from 'vitest';
import { forgetPassword } from '../../../../server/services/accounts/new-password.ts';
import { createSecrets } from '../../../../server/services/accounts/secrets.ts';
import { cultures } from '../../../../locales/index.ts';
import { createLetterLimit } from '../../../../server/services/mail/letter-limit.ts';
import { openAccountContext, request } from './account-context.ts';

const minute = 60_000;
const stranger = '198.51.100.7';
const owner = '192.0.2.1';

/** An account with a password, and what asking for codes sends. */
function openAccount() {
  const { context, state, id } = openAccountContext();
  context.store.setPassword(id, 'a hash');
  const clock = { now: Date.UTC(2026, 10, 20, 12) };
  const codes: string[] = [];
  const secrets = createSecrets(state, () => clock.now);
  const all = {
    ...context,
    secrets,
    letterLimit: createLetterLimit(state, () => clock.now),
    mail: ({ text }: { text: string }) => void codes.push(/\d{6}/.exec(text)?.[0] ?? ''),
  };
  const form = { login: 'ann', skin: 'SC-UK', culture: cultures['en-GB'] };
  const requestCode = (clientKey: string) => void forgetPassword(all, form, { ...request, clientKey });
  /** Whether the owner has a letter whose code is valid. */
  const hasValidCode = () => codes.some((code) => secrets.checkCode(id, code));
  return { clock, codes, secrets, id, requestCode, hasValidCode };
}

describe('a forgotten password', () => {
  it('SEC-06 leaves the owner a valid code however often a stranger requests letters', () => {
    const { clock, codes, requestCode, hasValidCode } = openAccount();
    for (let time = 0; time < 24 * 60; time += 5) {
      requestCode(stranger);
      clock.now += 5 * minute;
    }
    expect(codes).toHaveLength(5);
    expect(hasValidCode()).toBe(false);
    requestCode(owner);
    expect(hasValidCode()).toBe(true);
  });

  it('SEC-06 sends one letter for as long as its code is pending, for requests of any client', () => {
    const { clock, codes, requestCode, hasValidCode } = openAccount();
    for (const clientKey of [stranger, owner, owner, '203.0.113.9']) requestCode(clientKey);
    expect(codes).toHaveLength(1);
    clock.now += 10 * minute;
    requestCode(owner);
    expect(codes).toHaveLength(1);
    clock.now += 1;
    requestCode(owner);
    expect(codes).toHaveLength(2);
    expect(hasValidCode()).toBe(true);
  });

  it('SEC-06 sends another letter when wrong guesses have voided the code', () => {
    const { codes, secrets, id, requestCode, hasValidCode } = openAccount();
    requestCode(stranger);
    const wrong = codes[0] === '000000' ? '111111' : '000000';
    for (let guess = 0; guess < 10; guess += 1) secrets.checkCode(id, wrong);
    requestCode(owner);
    expect(codes).toHaveLength(2);
    expect(hasValidCode()).toBe(true);
  });
});
