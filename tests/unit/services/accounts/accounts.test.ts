import { describe, expect, it } from 'vitest';
import { cultureCodes } from '../../../../locales/index.ts';
import { isAdult, isBirthday } from '../../../../server/services/accounts/age.ts';
import { createAttempts } from '../../../../server/services/accounts/attempts.ts';
import { createDeposits, periodStarts } from '../../../../server/services/accounts/deposits.ts';
import { accountMarkets } from '../../../../server/services/accounts/markets.ts';
import { isDni } from '../../../../server/services/accounts/personal-id.ts';
import { createSecrets } from '../../../../server/services/accounts/secrets.ts';
import { countryCodes } from '../../../../server/services/geo/iso2.ts';
import { restrictionOf } from '../../../../server/services/geo/restrictions.ts';
import { account, openState } from './state.ts';

const minute = 60_000;

describe('the limit of attempts', () => {
  it('SEC-03 allows ten, then none until a quarter of an hour after the first', () => {
    const { state, clock, readClock } = openState();
    const attempts = createAttempts(state, readClock);
    for (let turn = 0; turn < 10; turn += 1) expect(attempts.begin('login:Ann')).toBe(0);
    clock.now += 5 * minute;
    expect(attempts.begin('login:ann')).toBe(600);
    expect(attempts.begin('login:ben')).toBe(0);
    clock.now += 10 * minute;
    expect(attempts.begin('login:ann')).toBe(0);
  });

  it('SEC-03 forgets earlier attempts when one succeeds', () => {
    const { state, readClock } = openState();
    const attempts = createAttempts(state, readClock);
    for (let turn = 0; turn < 30; turn += 1) {
      expect(attempts.begin('login:ann')).toBe(0);
      if (turn % 9 === 8) attempts.succeeded('login:ann');
    }
  });
});

describe('the store of sessions and codes', () => {
  it('ACC-02 keeps a session for an hour and a code for a quarter, and neither in plain text', () => {
    const { state, id, clock, readClock } = openState();
    const secrets = createSecrets(state, readClock);
    const [token, code] = [secrets.openSession(id), secrets.writeCode(id)];
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(state.prepare('SELECT * FROM secret').all())).not.toMatch(`${token}|"${code}"`);
    expect([secrets.accountOf(token), secrets.checkCode(id, code)]).toEqual([id, true]);
    clock.now += 15 * minute;
    expect([secrets.accountOf(token), secrets.checkCode(id, code)]).toEqual([id, false]);
    clock.now += 45 * minute;
    expect(secrets.accountOf(token)).toBeUndefined();
  });

  it('SEC-06 keeps the code of an earlier letter when a stranger requests another, until the password is changed', () => {
    const { state, id } = openState();
    const secrets = createSecrets(state);
    const first = secrets.writeCode(id);
    const [second, token] = [secrets.writeCode(id), secrets.openSession(id)];
    expect(secrets.checkCode(id, first)).toBe(true);
    secrets.revoke(id);
    expect([secrets.checkCode(id, second), secrets.accountOf(token)]).toEqual([false, undefined]);
  });
});

describe('guesses at a code', () => {
  const wrongOf = (...codes: string[]) => ['000000', '111111', '222222'].find((each) => !codes.includes(each)) ?? '';

  it('SEC-06 void, when they are ten, every valid code of the account, and no later one or session', () => {
    const { state, store, id } = openState();
    const secrets = createSecrets(state);
    const other = store.add(account('ben'));
    const otherId = typeof other === 'string' ? '' : other.id;
    const [first, second, others] = [secrets.writeCode(id), secrets.writeCode(id), secrets.writeCode(otherId)];
    const token = secrets.openSession(id);
    const guess = (...codes: string[]) => secrets.checkCode(id, wrongOf(...codes));
    for (let turn = 0; turn < 9; turn += 1) guess(first, second);
    expect(secrets.checkCode(id, first)).toBe(true);
    guess(first, second);
    const third = secrets.writeCode(id);
    guess(first, second, third);
    expect([first, second, third].map((code) => secrets.checkCode(id, code))).toEqual([false, false, true]);
    expect([secrets.checkCode(otherId, others), secrets.accountOf(token)]).toEqual([true, id]);
  });
});

describe('deposits', () => {
  it('ACC-02 are summed for the present day, week from Monday, and month', () => {
    const { state, store, id, clock, readClock } = openState();
    const deposits = createDeposits(state, readClock);
    const at = (month: number, day: number, amount: number) => {
      clock.now = Date.UTC(2025, month, day, 23);
      deposits.add(id, amount);
    };
    at(9, 31, 1);
    at(10, 16, 10);
    at(10, 17, 100);
    at(10, 20, 1000);
    expect(deposits.used(id)).toEqual({ day: 1000, week: 1100, month: 1110 });
    expect(store.byId(id)?.segment).toBe(1);
  });

  it('ACC-02 a Sunday belongs to the week that began on the Monday before', () => {
    expect(periodStarts(Date.UTC(2025, 10, 23, 23)).week).toBe(Date.UTC(2025, 10, 17));
  });
});

describe('who may play', () => {
  it.each([
    ['2007-11-20', '2025-11-20T00:00Z', true],
    ['2007-11-21', '2025-11-20T00:00Z', false],
    ['1970-01-01', '2025-11-20T00:00Z', true],
    ['2008-02-29', '2026-02-28T23:00Z', false],
    ['2008-02-29', '2026-03-01T00:00Z', true],
  ])('COMP-01 born on %s and of age at %s: %s', (birth, now, isOfAge) => {
    expect(isAdult(birth, Date.parse(now))).toBe(isOfAge);
  });

  it.each([
    ['1990-02-28', true],
    ['2004-02-29', true],
    ['2026-11-26', true],
    ['1906-01-01', true],
    ['2026-11-27', false],
    ['1905-12-31', false],
    ['0001-01-01', false],
    ['1990-02-30', false],
    ['2005-02-29', false],
    ['0000-00-00', false],
    ['1990-2-28', false],
    ['+01990-02-28', false],
    ['', false],
  ])('SEC-06 takes %j as a birthday: %s', (day, expected) => {
    expect(isBirthday(day, Date.UTC(2026, 10, 26, 12))).toBe(expected);
  });

  it.each([
    ['12345678Z', true],
    ['12345678A', false],
    ['X1234567L', true],
    ['Y1234567L', false],
    ['1234567L', false],
    ['X12345678Z', false],
    ['', false],
  ])('COMP-01 the DNI or NIE "%s": %s', (number, fits) => {
    expect(isDni(number)).toBe(fits);
  });

  it('COMP-01 GEO-02 a country is open where exactly one culture registers its residents', () => {
    const all = Object.values(accountMarkets).flatMap(({ countries }) => countries);
    const registeredBy = (iso2: string) => cultureCodes.filter((code) => accountMarkets[code].countries.includes(iso2));
    const shared = new Set(all.filter((iso2, index) => all.indexOf(iso2) !== index));
    expect([...shared].map((iso2) => `${iso2}: ${registeredBy(iso2).join(', ')}`)).toEqual([]);
    expect(accountMarkets['en-ROW'].countries[0]).toBe('MT');
    expect(countryCodes.filter((iso2) => restrictionOf(iso2) === 'none').toSorted()).toEqual(all.toSorted());
  });

  it('GEO-02 no visitor is offered a country from which registration is closed', () => {
    for (const { countries, limits, amounts } of Object.values(accountMarkets)) {
      expect(countries.filter((iso2) => restrictionOf(iso2) !== 'none')).toEqual([]);
      expect([...limits, ...amounts].every((amount) => Number.isInteger(amount) && amount > 0)).toBe(true);
    }
  });
});
