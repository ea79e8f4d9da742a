import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { redemption, type RedemptionResponse, voucherStates } from '../../../shared/contract/voucher.ts';
import type { ContentStore } from '../content/store.ts';
import type { GameStore } from '../games/store.ts';
import { caching, json } from '../http/response.ts';
import { type Endpoint, get, post, type ServiceRequest } from '../http/endpoint.ts';
import { ProblemError } from '../http/problem.ts';
import { required } from '../http/query.ts';
import { limitPerMinute } from '../http/rate-limit.ts';
import { createLedger, KeyReusedError } from './ledger.ts';
import { createPrizes } from './prizes.ts';

const path = '/api/v1/voucher';

/** Checks and redemptions of one client together: each reveals whether a code is valid (SEC-06). */
const callsPerMinute = 10;

const query = {
  voucher: required(v.pipe(v.string(), v.trim(), v.maxLength(64))),
  username: required(v.pipe(v.string(), v.trim(), v.maxLength(100))),
  brand_local_code: required(redemption.entries.brandLocalCode),
};

function keyOf({ header }: ServiceRequest): string {
  const key = header('idempotency-key') ?? '';
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) {
    throw new ProblemError(400, 'the Idempotency-Key header needs 8 to 200 visible characters');
  }
  return key;
}

/** Whether a code may be redeemed (no side effect), and its redemption. */
export function createVoucherService(state: DatabaseSync, content: ContentStore, games: GameStore): Endpoint[] {
  const ledger = createLedger(state);
  const prizeOf = createPrizes(content, games);
  const limiter = limitPerMinute(callsPerMinute);
  const endpoints = [
    get(path, query, ({ voucher, username }) => json(ledger.check(voucher, username), caching.never)),
    post(path, redemption, (body, request) => {
      try {
        const status = ledger.redeem(keyOf(request), body);
        const prize = status === voucherStates.valid ? prizeOf(body.voucher, body.brandLocalCode) : undefined;
        return json({ status, ...(prize && { prize }) } satisfies RedemptionResponse, caching.never);
      } catch (error) {
        if (!(error instanceof KeyReusedError)) throw error;
        throw new ProblemError(422, 'this Idempotency-Key came with another request before');
      }
    }),
  ];
  return endpoints.map((endpoint) => ({ ...endpoint, limiter }));
}
