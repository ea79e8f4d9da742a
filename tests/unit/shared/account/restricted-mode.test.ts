import { describe, expect, it } from 'vitest';
import { accountModules, funnelPoints } from '../../../../shared/account/account-mode.ts';
import { effectiveRestriction, isRefused, restrictMode } from '../../../../shared/account/restricted-mode.ts';
import { restrictions } from '../../../../shared/contract/visitor-services.ts';

const modes = funnelPoints.flatMap((funnelPoint) => accountModules.map((module) => ({ funnelPoint, module })));

describe('restrictMode', () => {
  /** The modes under a restriction. */
  const under = (restriction: (typeof restrictions)[number]) => modes.map((mode) => restrictMode(mode, restriction));

  it('ACC-03 changes no mode without a restriction', () => {
    expect(under('none')).toEqual(modes);
  });

  it.each([
    ['playblocked', ['register']],
    ['registerblocked', ['login', 'resetPassword']],
  ] as const)('ACC-03 changes the funnel point to %s unless it is one of %j', (restriction, unchanged) => {
    const stays = (funnelPoint: string) => unchanged.some((each) => each === funnelPoint);
    expect(under(restriction)).toEqual(
      modes.map((mode) => (stays(mode.funnelPoint) ? mode : { ...mode, funnelPoint: restriction })),
    );
  });

  it('ACC-03 changes every mode to login under blockedwithlogin', () => {
    expect(under('blockedwithlogin')).toEqual(modes.map(() => ({ funnelPoint: 'login', module: 'login' })));
  });

  it.each(['blocked', 'fullyblocked', 'accountblocked'] as const)(
    'ACC-03 sets the module geoBlock under %s',
    (restriction) => {
      expect(under(restriction)).toEqual(modes.map((mode) => ({ ...mode, module: 'geoBlock' })));
    },
  );

  it('ACC-03 refuses every action where accounts are blocked, and only registration under registerblocked', () => {
    const register = { funnelPoint: 'preRegister', module: 'register' } as const;
    const login = { funnelPoint: 'login', module: 'login' } as const;
    const refused = (mode: typeof register | typeof login) =>
      restrictions.filter((restriction) => isRefused(restrictMode(mode, restriction)));
    expect(refused(register)).toEqual(['blocked', 'fullyblocked', 'accountblocked', 'registerblocked']);
    expect(refused(login)).toEqual(['blocked', 'fullyblocked', 'accountblocked']);
  });
});

describe('effectiveRestriction', () => {
  const cells = restrictions.flatMap((restriction) =>
    (['country', 'region'] as const).flatMap((restrictionLevel) =>
      ['Ontario', 'Quebec', undefined].flatMap((region) =>
        [true, false].map((notOntario) => ({ restriction, restrictionLevel, region, notOntario })),
      ),
    ),
  );

  it('ACC-03 is none for a visitor who is not in Ontario, where the region is Ontario and restricted', () => {
    const isCleared = ({ restrictionLevel, region, notOntario }: (typeof cells)[number]) =>
      restrictionLevel === 'region' && region === 'Ontario' && notOntario;
    expect(cells.map((cell) => [cell, effectiveRestriction(cell)])).toEqual(
      cells.map((cell) => [cell, isCleared(cell) ? 'none' : cell.restriction]),
    );
  });
});
