import { describe, expect, it } from 'vitest';
import { type AccountMode, accountModules, funnelPoints, segments } from '../../../../shared/account/account-mode.ts';
import { modeOfTarget, targetOfHash } from '../../../../shared/account/mode-of-target.ts';
import { newPlayer, noAccount } from '../../../../shared/account/player.ts';
import { afterLogin, afterRegister } from '../../../../shared/account/transitions.ts';

describe('segments and the funnel', () => {
  it('ACC-01 has the segments, funnel points and modules of the platform', () => {
    expect(segments).toEqual({ guest: -1, lead: 0, real: 1 });
    expect(funnelPoints.join(' ')).toBe(
      'preLogin preRegister register login postRegister postLogin feedback resetPassword playblocked registerblocked',
    );
    expect(accountModules.join(' ')).toBe('login resetPassword register geoBlock feedback');
  });

  it('ACC-01 begins with a guest before the login', () => {
    expect(newPlayer('sv')).toMatchObject({ segment: -1, accountMode: { funnelPoint: 'preLogin', module: 'login' } });
  });

  it.each([-1, 0, 1] as const)('ACC-01 takes segment %i from a login', (segment) => {
    expect(afterLogin({ segment })).toMatchObject({
      segment,
      accountMode: { funnelPoint: 'postLogin', module: 'login' },
    });
  });

  it.each([undefined, 0, 1, 6, 8])('ACC-01 makes a lead of whoever registers (process %s)', (process) => {
    expect(afterRegister(process === undefined ? {} : { process })).toMatchObject({
      segment: 0,
      accountMode: { funnelPoint: 'postRegister', module: 'register' },
    });
  });

  it('ACC-01 sends process 7 to the login', () => {
    expect(afterRegister({ process: 7 })).toMatchObject({
      segment: 0,
      accountMode: { funnelPoint: 'login', module: 'login' },
    });
  });

  it('ACC-01 starts each event from a clean player and keeps what belongs to the device', () => {
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

describe('targets', () => {
  it.each(targets)('ACC-02 opens account/%s at %s with %s', (name, funnelPoint, module) => {
    const target = targetOfHash(`account/${name}`);
    expect(target && modeOfTarget(target, true)).toEqual({ funnelPoint, module });
  });

  it('ACC-02 takes feedback without the word account', () => {
    expect(targetOfHash('feedback')).toBe('feedback');
  });

  it.each(['', 'account', 'account/', 'account/nothing', 'login', 'account/constructor', 'search'])(
    'ACC-02 finds no target in "%s"',
    (hash) => {
      expect(targetOfHash(hash)).toBeUndefined();
    },
  );

  it.each(targets)('ACC-08 leads account/%s nowhere when it is feedback and none is taken', (name, funnelPoint) => {
    const target = targetOfHash(`account/${name}`);
    expect(target && modeOfTarget(target, false) === undefined).toBe(funnelPoint === 'feedback');
  });
});
