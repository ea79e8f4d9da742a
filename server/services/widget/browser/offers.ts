import type { Context } from './context.ts';

const noJoin: ReadonlySet<string> = new Set(['registerblocked', 'blockedwithlogin']);

/** Whether funnel point and restriction leave a way to a new account. */
export function offersJoin({ state: { options } }: Pick<Context, 'state'>): boolean {
  return !options || !(noJoin.has(options.restriction) || noJoin.has(options.funnelPoint));
}

/** Whether they leave a way to the platform. */
export function offersPlay({ state: { options } }: Pick<Context, 'state'>): boolean {
  return options?.restriction !== 'playblocked' && options?.funnelPoint !== 'playblocked';
}
