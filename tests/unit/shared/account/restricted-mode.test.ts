import { describe, expect, it } from 'vitest';
import { accountModules, funnelPoints } from '../../../../shared/account/account-mode.ts';
import { effectiveRestriction, isRefused, restrictMode } from '../../../../shared/account/restricted-mode.ts';
import { restrictions } from '../../../../shared/contract/visitor-services.ts';

const modes = funnelPoints.flatMap((funnelPoint) => accountModules.map((module) => ({ funnelPoint, module })));

describe('restrictMode', () => {
  it.each(modes)('ACC-03 does not change $funnelPoint/$module without a restriction', (mode) => {
    expect(restrictMode(mode, 'none')).toEqual(mode);
  });

  it.each(modes)(
    'ACC-03 changes $funnelPoint/$module to playblocked unless it is register',
    ({ funnelPoint, module }) => {
      const expected = funnelPoint === 'register' ? 'register' : 'playblocked';
      expect(restrictMode({ funnelPoint, module }, 'playblocked')).toEqual({ funnelPoint: expected, module });
    },
  );

  it.each(modes)(
    'ACC-03 changes $funnelPoint/$module to registerblocked unless it is login or resetPassword',
    ({ funnelPoint, module }) => {
      const stays = funnelPoint === 'login' || funnelPoint === 'resetPassword';
      expect(restrictMode({ funnelPoint, module }, 'registerblocked')).toEqual({
        funnelPoint: stays ? funnelPoint : 'registerblocked',
        module,
      });
    },
  );

  it.each(modes)('ACC-03 changes $funnelPoint/$module to login under blockedwithlogin', (mode) => {
    expect(restrictMode(mode, 'blockedwithlogin')).toEqual({ funnelPoint: 'login', module: 'login' });
  });

  it.each(['blocked', 'fullyblocked', 'accountblocked'] as const)(
    'ACC-03 sets the module geoBlock under %s',
    (each) => {
      for (const mode of modes) {
        expect(restrictMode(mode, each)).toEqual({ funnelPoint: mode.funnelPoint, module: 'geoBlock' });
      }
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

  it.each(cells)('ACC-03 $restriction of a $restrictionLevel, region $region, notOntario $notOntario', (cell) => {
    const cleared = cell.restrictionLevel === 'region' && cell.region === 'Ontario' && cell.notOntario;
    expect(effectiveRestriction(cell)).toBe(cleared ? 'none' : cell.restriction);
  });
});
