import type { WidgetEvent } from '../contract/account.ts';
import { segments } from './account-mode.ts';
import { noAccount, type PlayerState } from './player.ts';

/** The platform's process number of a registration after which the player must log in. */
const loginNext = 7;

/** Whether a registration has logged the player in. */
export const isRegistered = (process: number | undefined): boolean => process !== loginNext;

/**
 * The player after a login. Resets all fields of an earlier account, but keeps those of the device (bt, aname, dl,
 * prid).
 */
export const afterLogin = ({ segment, loginname = '', userExtId = '', lang }: WidgetEvent<'login'>) =>
  ({
    ...noAccount,
    segment,
    accountMode: { funnelPoint: 'postLogin', module: 'login' },
    username: loginname,
    loginname,
    userExternalId: userExtId,
    sonLangCode: lang?.code ?? '',
  }) satisfies Partial<PlayerState>;

/** The player after a registration: a lead. `process` is the platform's number for the account's progress. */
export const afterRegister = ({ process, username = '', loginname = '' }: WidgetEvent<'register'>) =>
  ({
    ...noAccount,
    segment: segments.lead,
    accountMode: isRegistered(process)
      ? { funnelPoint: 'postRegister', module: 'register' }
      : { funnelPoint: 'login', module: 'login' },
    newRegistration: true,
    username,
    loginname,
  }) satisfies Partial<PlayerState>;

/** Whether the player logged in during this tab's session, so that no login form is needed. */
export const isInThisSession = ({ segment, accountMode }: Pick<PlayerState, 'segment' | 'accountMode'>): boolean =>
  segment !== segments.guest && ['postLogin', 'postRegister'].includes(accountMode.funnelPoint);
