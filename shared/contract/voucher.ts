import * as v from 'valibot';
import { filledText, money, slugText } from './basics.ts';

/** Status of a code: valid (or, after a redemption, redeemed), unknown, already used, or undetermined. */
export const voucherStates = { valid: 0, invalid: 1, used: 2, failed: -1 } as const;

/** Response of `GET v1/voucher`: a bare number. Unknown numbers count as a failure. */
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

/** A wrong or missing field is omitted alone. */
const tolerant = <TSchema extends v.GenericSchema>(schema: TSchema) => v.fallback(v.optional(schema), undefined);

/** The prize of a redeemed code. */
export const prize = v.object({
  freeSpins: tolerant(
    v.object({
      count: v.pipe(v.number(), v.integer(), v.minValue(1)),
      gameSlug: tolerant(slugText),
      gameName: tolerant(filledText),
    }),
  ),
  money: tolerant(money),
  text: tolerant(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
});
export type Prize = v.InferOutput<typeof prize>;

export const redemptionResponse = v.object({ status: voucherStatus, prize: tolerant(prize) });
export type RedemptionResponse = v.InferOutput<typeof redemptionResponse>;
