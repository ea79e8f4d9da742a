import {
  type Prize,
  redemption,
  type RedemptionResponse,
  voucherStates,
  type VoucherStatus,
} from '../../../shared/contract/voucher.ts';
import * as v from 'valibot';
import { randomId } from '../../stores/random-id.ts';

export type VoucherProblem = 'invalid' | 'used' | 'failed';
export type VoucherOutcome = { outcome: 'redeemed'; prize?: Prize | undefined } | { outcome: VoucherProblem };

/** The two calls, each of which may fail. */
export interface VoucherCalls {
  check(voucher: string): Promise<VoucherStatus>;
  /** `key` makes retries idempotent: the same key redeems once. */
  redeem(voucher: string, key: string): Promise<RedemptionResponse>;
}

const outcomes: Readonly<Record<VoucherStatus, VoucherOutcome['outcome']>> = {
  [voucherStates.valid]: 'redeemed',
  [voucherStates.invalid]: 'invalid',
  [voucherStates.used]: 'used',
  [voucherStates.failed]: 'failed',
};

/**
 * Returns a function that redeems codes for one account. Malformed codes are not sent; invalid ones are not redeemed. A retry after a
 * failure reuses its idempotency key. When a response was lost, the code may count as used because it was redeemed: repeating the call with
 * the same key returns that result.
 */
export function createRedeemer({ check, redeem }: VoucherCalls, newKey: () => string = randomId) {
  const keys = new Map<string, string>();
  const unconfirmed = new Set<string>();
  return async (typed: string): Promise<VoucherOutcome> => {
    const parsed = v.safeParse(redemption.entries.voucher, typed);
    if (!parsed.success) return { outcome: 'invalid' };
    const code = parsed.output.toUpperCase();
    const key = keys.get(code) ?? newKey();
    keys.set(code, key);
    try {
      const status = await check(code);
      const isLost = status === voucherStates.used && unconfirmed.has(code);
      if (status !== voucherStates.valid && !isLost) return { outcome: outcomes[status] };
      unconfirmed.add(code);
      const { status: redeemed, prize } = await redeem(code, key);
      unconfirmed.delete(code);
      return { outcome: outcomes[redeemed], prize };
    } catch {
      return { outcome: 'failed' };
    }
  };
}
