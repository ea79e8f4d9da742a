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
 * code again after a failure does so by the same key.
 */
export function createRedeemer({ check, redeem }: VoucherCalls, newKey: () => string = randomId) {
  const keys = new Map<string, string>();
  return async (typed: string): Promise<VoucherOutcome> => {
    const parsed = v.safeParse(redemption.entries.voucher, typed);
    if (!parsed.success) return 'invalid';
    const code = parsed.output.toUpperCase();
    const key = keys.get(code) ?? newKey();
    keys.set(code, key);
    try {
      const status = await check(code);
      if (status !== voucherStates.valid) return outcomes[status];
      return outcomes[await redeem(code, key)];
    } catch {
      return 'failed';
    }
  };
}
