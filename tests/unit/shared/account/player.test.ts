import { describe, expect, it } from 'vitest';
import { newPlayer, readPlayer, readTab, storedPlayer, storedTab } from '../../../../shared/account/player.ts';

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

describe('player', () => {
  it('STATE-01 has every required field', () => {
    expect(Object.keys(newPlayer('')).join(' ')).toBe(
      'browserCulture accountMode newRegistration username loginname promosViewd segment bt aname deeplink deeplinkPrId notOntario loading userExternalId sonLangCode tracking',
    );
  });

  it('STATE-01 ACC-11 is stored in two parts, one shared by all tabs and one per tab', () => {
    const { browserCulture: _b, loading: _l, tracking: _t, ...lasting } = player;
    const copy = (part: unknown): unknown => JSON.parse(JSON.stringify(part));
    const shared = readPlayer(copy(storedPlayer(player, true)), true);
    const ofTab = readTab(copy(storedTab(player, true)), true);
    expect({ ...shared, ...ofTab }).toEqual(lasting);
    expect(Object.keys(ofTab ?? {}).toSorted()).toEqual([
      'accountMode',
      'bt',
      'deeplink',
      'deeplinkPrId',
      'newRegistration',
    ]);
    expect(Object.keys(shared ?? {}).filter((name) => name in (ofTab ?? {}))).toEqual([]);
  });

  it('STATE-08 is stored and read without advertising parameters until targeting is accepted', () => {
    const sent = { ...player, deeplinkPrId: 'p1' };
    expect(storedPlayer(sent, false)).not.toHaveProperty('aname');
    expect(storedTab(sent, false)).not.toHaveProperty('deeplinkPrId');
    expect(storedTab(sent, false)).toHaveProperty('deeplink', 'cashier');
    expect(readPlayer(storedPlayer(sent, true), false)).not.toHaveProperty('aname');
    expect(readTab(storedTab(sent, true), false)).not.toHaveProperty('deeplinkPrId');
  });

  it.each([
    null,
    'text',
    { segment: 2 },
    { segment: '1' },
    { loginname: 7 },
    { loginname: 'x'.repeat(201) },
    { notOntario: 'yes' },
  ])('STATE-01 is discarded when it is %o', (stored) => {
    expect(readPlayer(stored, true)).toBeUndefined();
  });

  it.each([
    null,
    { bt: 7 },
    { accountMode: { funnelPoint: 'login' } },
    { accountMode: { funnelPoint: 'login', module: 'login', more: 1 } },
  ])('STATE-01 the part per tab is discarded when it is %o', (stored) => {
    expect(readTab(stored, true)).toBeUndefined();
  });

  it('STATE-01 unknown fields are removed', () => {
    expect(readPlayer({ segment: 0, password: 'x' }, true)).toEqual({ segment: 0 });
  });
});
