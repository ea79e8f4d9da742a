import { describe, expect, it } from 'vitest';
import { type AccountMode, accountModules, funnelPoints, segments } from '../../../../shared/account/account-mode.ts';
import { modeOfTarget, targetOfHash } from '../../../../shared/account/mode-of-target.ts';
import { newPlayer, noAccount } from '../../../../shared/account/player.ts';
import { afterLogin, afterRegister } from '../../../../shared/account/transitions.ts';

describe('segments and funnel points', () => {
  it('ACC-01 are the segments, funnel points and modules of the platform', () => {
    expect(segments).toEqual({ guest: -1, lead: 0, real: 1 });
    expect(funnelPoints.join(' ')).toBe(
      'preLogin preRegister register login postRegister postLogin feedback resetPassword playblocked registerblocked',
    );
    expect(accountModules.join(' ')).toBe('login resetPassword register geoBlock feedback');
  });

  it('ACC-01 a new player is a guest before login', () => {
    expect(newPlayer('sv')).toMatchObject({ segment: -1, accountMode: { funnelPoint: 'preLogin', module: 'login' } });
  });

  it.each([-1, 0, 1] as const)('ACC-01 a login sets the segment %i', (segment) => {
    expect(afterLogin({ segment })).toMatchObject({
      segment,
      accountMode: { funnelPoint: 'postLogin', module: 'login' },
    });
  });

  it.each([undefined, 0, 1, 6, 8])('ACC-01 a registration with process %s makes the player a lead', (process) => {
    expect(afterRegister(process === undefined ? {} : { process })).toMatchObject({
      segment: 0,
      accountMode: { funnelPoint: 'postRegister', module: 'register' },
    });
  });

  it('ACC-01 a registration with process 7 leads to the login', () => {
    expect(afterRegister({ process: 7 })).toMatchObject({
      segment: 0,
      accountMode: { funnelPoint: 'login', module: 'login' },
    });
  });

  it('ACC-01 each event resets the account fields and preserves the fields of the device', () => {
    const device = { bt: 'comet50', aname: 'ad', deeplink: 'cashier', deeplinkPrId: 'p1' };
    const before = {
      ...newPlayer('en-GB'),
      ...device,
      ...afterLogin({ segment: 1, loginname: 'ann', userExtId: 'P1', lang: { code: 'en-GB' } }),
    };
    const registered = { ...before, ...afterRegister({ process: 1, username: 'bob', loginname: 'bob' }) };
    expect(registered).toMatchObject({
      ...device,
      loginname: 'bob',
      userExternalId: '',
      sonLangCode: '',
      newRegistration: true,
    });
    const loggedIn = { ...registered, ...afterLogin({ segment: 0, loginname: 'bob' }) };
    expect(loggedIn).toMatchObject({ ...device, loginname: 'bob', newRegistration: false });
    expect({ ...loggedIn, ...noAccount }).toMatchObject({ ...device, segment: -1, username: '', loginname: '' });
  });
});

const targets: [target: string, funnelPoint: AccountMode['funnelPoint'], module: AccountMode['module']][] = [
  ['feedback', 'feedback', 'feedback'],
  ['feedback-login', 'feedback', 'login'],
  ['feedback-register', 'feedback', 'register'],
  ['login', 'login', 'login'],
  ['depositlimits', 'login', 'login'],
  ['pre-login', 'preLogin', 'login'],
  ['reset_password', 'resetPassword', 'resetPassword'],
  ['forgot-password', 'resetPassword', 'resetPassword'],
  ['register', 'register', 'register'],
  ['privacy', 'register', 'register'],
  ['terms', 'register', 'register'],
  ['pre-register', 'preRegister', 'register'],
];

describe('targetOfHash and modeOfTarget', () => {
  it.each(targets)('ACC-02 map account/%s to the funnel point %s and the module %s', (name, funnelPoint, module) => {
    const target = targetOfHash(`account/${name}`);
    expect(target && modeOfTarget(target, true)).toEqual({ funnelPoint, module });
  });

  it('ACC-02 accept the feedback hash without the account prefix', () => {
    expect(targetOfHash('feedback')).toBe('feedback');
  });

  it.each(['', 'account', 'account/', 'account/nothing', 'login', 'account/constructor', 'search'])(
    'ACC-02 return no target for "%s"',
    (hash) => {
      expect(targetOfHash(hash)).toBeUndefined();
    },
  );

  it.each(targets)(
    'ACC-08 return no mode for account/%s if it is feedback and feedback is disabled',
    (name, funnelPoint) => {
      const target = targetOfHash(`account/${name}`);
      expect(target && modeOfTarget(target, false) === undefined).toBe(funnelPoint === 'feedback');
    },
  );
});
