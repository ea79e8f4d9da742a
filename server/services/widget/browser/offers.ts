import type { Context } from './context.ts';

const noJoin: ReadonlySet<string> = new Set(['registerblocked', 'blockedwithlogin']);

/** Whether the funnel point and the restriction allow a new account. */
export function offersJoin({ state: { options } }: Pick<Context, 'state'>): boolean {
  return !options || !(noJoin.has(options.restriction) || noJoin.has(options.funnelPoint));
}

/** Whether they allow the platform. */
export function offersPlay({ state: { options } }: Pick<Context, 'state'>): boolean {
  return options?.restriction !== 'playblocked' && options?.funnelPoint !== 'playblocked';
}
