import { type AccountMode, type Segment, segments } from './account-mode.ts';

/** What a login or a registration makes of a visitor. */
export interface AccountStep {
  segment: Segment;
  accountMode: AccountMode;
}

/** The response says who has come in. */
export const afterLogin = (segment: Segment): AccountStep => ({
  segment,
  accountMode: { funnelPoint: 'postLogin', module: 'login' },
});

/** The platform's word for an account that exists but is not open yet: its owner logs in next. */
const loginNext = 7;

/** Whoever registers is a lead; `process` is the platform's number for how far it has come with the account. */
export const afterRegister = (process: number | undefined): AccountStep => ({
  segment: segments.lead,
  accountMode:
    process === loginNext
      ? { funnelPoint: 'login', module: 'login' }
      : { funnelPoint: 'postRegister', module: 'register' },
});
