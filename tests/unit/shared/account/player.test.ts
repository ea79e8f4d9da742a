import { describe, expect, it } from 'vitest';
import { newPlayer, readPlayer, storedPlayer } from '../../../../shared/account/player.ts';

const player = {
  ...newPlayer('en-GB'),
  accountMode: { funnelPoint: 'postLogin', module: 'login' } as const,
  segment: 1 as const,
  loginname: 'ann',
  aname: 'ad',
  deeplink: 'cashier',
  loading: true,
  tracking: { ready: true },
};

describe('a player', () => {
  it('STATE-01 has every field', () => {
    expect(Object.keys(newPlayer('')).join(' ')).toBe(
      'browserCulture accountMode newRegistration username loginname promosViewd segment bt aname deeplink deeplinkPrId notOntario loading userExternalId sonLangCode tracking',
    );
  });

  it('STATE-01 comes back in the same session, but for what is of the moment', () => {
    const { browserCulture: _b, loading: _l, tracking: _t, ...lasting } = player;
    expect(readPlayer(JSON.parse(JSON.stringify(storedPlayer(player))), true)).toEqual(lasting);
  });

  it('STATE-01 begins the funnel anew in another session, and is still known', () => {
    const read = readPlayer(storedPlayer(player), false);
    expect(read).toMatchObject({ segment: 1, loginname: 'ann', aname: 'ad' });
    expect(read).not.toHaveProperty('accountMode');
    expect(read).not.toHaveProperty('deeplink');
  });

  it.each([
    null,
    'text',
    { segment: 2 },
    { segment: '1' },
    { loginname: 7 },
    { loginname: 'x'.repeat(201) },
    { accountMode: { funnelPoint: 'login' } },
    { accountMode: { funnelPoint: 'login', module: 'login', more: 1 } },
    { notOntario: 'yes' },
  ])('STATE-01 is dropped when it is %o', (stored) => {
    expect(readPlayer(stored, true)).toBeUndefined();
  });

  it('STATE-01 loses what nobody knows', () => {
    expect(readPlayer({ segment: 0, password: 'x' }, true)).toEqual({ segment: 0 });
  });
});
