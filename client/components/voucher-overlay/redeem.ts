import { redemption, voucherStates, type VoucherStatus } from '../../../shared/contract/voucher.ts';
import * as v from 'valibot';
import { randomId } from '../../stores/random-id.ts';

export type VoucherOutcome = 'redeemed' | 'invalid' | 'used' | 'failed';

/** The two calls, each of which may fail. */
export interface VoucherCalls {
  check(voucher: string): Promise<VoucherStatus>;
  /** `key` makes it safe to ask again: the same key redeems once. */
  redeem(voucher: string, key: string): Promise<VoucherStatus>;
}

const outcomes: Readonly<Record<VoucherStatus, VoucherOutcome>> = {
  [voucherStates.valid]: 'redeemed',
  [voucherStates.invalid]: 'invalid',
  [voucherStates.used]: 'used',
  [voucherStates.failed]: 'failed',
};

/**
 * Redeems codes of one account. A code that cannot be one is not asked for; one that is not good is not redeemed. Whoever tries a
 * code again after a failure does so by the same key. Where the answer to it was lost, the code may be used by then because it was
 * redeemed: the same question, asked once more, is told so and redeems nothing.
 */
export function createRedeemer({ check, redeem }: VoucherCalls, newKey: () => string = randomId) {
  const keys = new Map<string, string>();
  const unanswered = new Set<string>();
  return async (typed: string): Promise<VoucherOutcome> => {
    const parsed = v.safeParse(redemption.entries.voucher, typed);
    if (!parsed.success) return 'invalid';
    const code = parsed.output.toUpperCase();
    const key = keys.get(code) ?? newKey();
    keys.set(code, key);
    try {
      const status = await check(code);
      const isLost = status === voucherStates.used && unanswered.has(code);
      if (status !== voucherStates.valid && !isLost) return outcomes[status];
      unanswered.add(code);
      const answer = await redeem(code, key);
      unanswered.delete(code);
      return outcomes[answer];
    } catch {
      return 'failed';
    }
  };
}
