import { type Redemption, redemptionResponse, type RedemptionResponse } from '../../../shared/contract/voucher.ts';
import * as v from 'valibot';

/** Redeems through the site's own server. Rejects without a valid response. */
export async function postRedemption(body: Redemption, key: string): Promise<RedemptionResponse> {
  const response = await fetch('/api/voucher', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`[voucher] The redemption failed with status ${response.status}.`);
  return v.parse(redemptionResponse, await response.json());
}
