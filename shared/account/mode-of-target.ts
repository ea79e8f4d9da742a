import type { AccountMode, AccountModule, FunnelPoint } from './account-mode.ts';

const mode = (funnelPoint: FunnelPoint, module: AccountModule): AccountMode => ({ funnelPoint, module });
const register = mode('register', 'register');
const reset = mode('resetPassword', 'resetPassword');
const login = mode('login', 'login');

const modes = {
  feedback: mode('feedback', 'feedback'),
  'feedback-login': mode('feedback', 'login'),
  'feedback-register': mode('feedback', 'register'),
  login,
  depositlimits: login,
  'pre-login': mode('preLogin', 'login'),
  reset_password: reset,
  'forgot-password': reset,
  register,
  'pre-register': mode('preRegister', 'register'),
  privacy: register,
  terms: register,
} as const satisfies Record<string, AccountMode>;
export type AccountTarget = keyof typeof modes;

const isTarget = (text: string): text is AccountTarget => Object.hasOwn(modes, text);

/** The target of a hash (without `#`): `account/<target>`, or `feedback` alone. */
export function targetOfHash(hash: string): AccountTarget | undefined {
  if (hash === 'feedback') return 'feedback';
  const target = hash.startsWith('account/') ? hash.slice('account/'.length) : '';
  return isTarget(target) ? target : undefined;
}

/** The account mode of a target. Undefined for feedback in a culture that does not accept it. */
export function modeOfTarget(target: AccountTarget, feedbacksEnabled: boolean): AccountMode | undefined {
  return modes[target].funnelPoint === 'feedback' && !feedbacksEnabled ? undefined : modes[target];
}
