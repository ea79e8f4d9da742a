import * as v from 'valibot';

/** What became of a code: usable (or, after a redemption, redeemed), unknown, used before, or nobody can say. */
export const voucherStates = { valid: 0, invalid: 1, used: 2, failed: -1 } as const;

/** Answer of `GET v1/voucher`: a bare number; one that this version does not know counts as a failure. */
export const voucherStatus = v.fallback(v.picklist(Object.values(voucherStates)), voucherStates.failed);
export type VoucherStatus = v.InferOutput<typeof voucherStatus>;

const code = v.pipe(v.string(), v.trim(), v.regex(/^[\w-]{1,64}$/));

/** Body of `POST v1/voucher`, which carries an `Idempotency-Key`. */
export const redemption = v.object({
  voucher: code,
  username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)),
  brandLocalCode: v.pipe(v.string(), v.regex(/^[A-Za-z]{2,8}$/)),
});
export type Redemption = v.InferOutput<typeof redemption>;
export const redemptionAnswer = v.object({ status: voucherStatus });
