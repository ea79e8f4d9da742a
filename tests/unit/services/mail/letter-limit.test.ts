import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createLetterLimit, letterTable } from '../../../../server/services/mail/letter-limit.ts';
import { recipientOf } from '../../../../server/services/mail/recipient.ts';

const hour = 3_600_000;

function openLimit() {
  const state = new DatabaseSync(':memory:');
  state.exec(letterTable);
  const clock = { now: Date.UTC(2026, 10, 20, 12) };
  return { clock, ...createLetterLimit(state, () => clock.now) };
}

describe('a recipient', () => {
  it.each([
    ['Ann@Readers.Example', 'ann@readers.example'],
    ['ann+news@readers.example', 'ann@readers.example'],
    ['ann+a+b@readers.example', 'ann@readers.example'],
    ['a.n.n@readers.example', 'a.n.n@readers.example'],
    ['A.n.n@gmail.com', 'ann@gmail.com'],
    ['a.nn+news@GoogleMail.com', 'ann@gmail.com'],
    ['ann@gmail.com.example', 'ann@gmail.com.example'],
  ])('SEC-06 of the address %s is %s', (email, recipient) => {
    expect(recipientOf(email)).toBe(recipient);
  });
});

describe('the limit of letters', () => {
  it('SEC-06 lets one newsletter letter a day through for all spellings of an address', () => {
    const { clock, mayWrite } = openLimit();
    const spellings = ['ann@gmail.com', 'ANN@gmail.com', 'ann+1@gmail.com', 'a.n.n@gmail.com', 'ann@googlemail.com'];
    expect(spellings.map((email) => mayWrite('newsletter', email))).toEqual([true, false, false, false, false]);
    expect(mayWrite('newsletter', 'ben@gmail.com')).toBe(true);
    clock.now += 24 * hour;
    expect(mayWrite('newsletter', 'ann+2@gmail.com')).toBe(true);
  });

  it('SEC-06 lets five letters with codes through in any 24 hours, whatever the newsletter sends', () => {
    const { clock, mayWrite } = openLimit();
    mayWrite('newsletter', 'ann@readers.example');
    const requestLetters = (letters: number) =>
      Array.from({ length: letters }, () => mayWrite('reset', 'ann@readers.example')).filter(Boolean).length;
    expect(requestLetters(2)).toBe(2);
    clock.now += 23 * hour;
    expect(requestLetters(6)).toBe(3);
    clock.now += hour;
    expect(requestLetters(6)).toBe(2);
  });

  it('SEC-06 counts letters with codes for each client, in all spellings of the address', () => {
    const { mayWrite } = openLimit();
    const requestLetters = (clientKey: string) =>
      ['ann@gmail.com', 'ANN@gmail.com', 'ann+1@gmail.com', 'a.n.n@gmail.com', 'ann@gmail.com', 'ann+2@gmail.com'].map(
        (email) => mayWrite('reset', email, clientKey),
      );
    const five = [true, true, true, true, true, false];
    expect([requestLetters('192.0.2.1'), requestLetters('192.0.2.2')]).toEqual([five, five]);
  });
});
