import * as v from 'valibot';
import { redemption, redemptionResponse, voucherStates } from '../../shared/contract/voucher.ts';
import type { BrandConfig } from '../config/brand-config.ts';
import { withTimeout } from '../async/time-limit.ts';
import type { HttpClient } from '../upstream/http-client.ts';
import { problem, type ReportPost, type ScriptEndpoint } from './endpoint.ts';

const servicePath = '/v1/voucher';

const keyOf = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,200}$/));

/** Whether a culture of this site with that code has offers. */
const hasOffers = (localCode: string, { cultures }: BrandConfig): boolean =>
  cultures.some((culture) => culture.localCode === localCode && culture.promotionsEnabled);

const withCode = v.pick(redemption, ['voucher']);

interface VoucherOptions {
  httpClient: HttpClient;
  report: ReportPost;
  timeoutMs: number;
}

/**
 * Redeems a voucher at the content service. The visitor's idempotency key makes a retry return the first result and
 * redeem nothing twice.
 */
export function createVoucher({ httpClient, report, timeoutMs }: VoucherOptions): ScriptEndpoint {
  return {
    path: '/api/voucher',

    async handle({ body, header, brandConfig, requestId, ip }) {
      const key = v.safeParse(keyOf, header('idempotency-key'));
      const parsed = v.safeParse(redemption, body);
      if (!key.success) return problem(400, 'The Idempotency-Key header needs 8 to 200 visible characters.');
      // Reject malformed codes without a call.
      if (!v.is(withCode, body)) return { status: 200, data: { status: voucherStates.invalid } };
      if (!parsed.success) return problem(400, 'An account and the code of its market are needed.');
      if (!hasOffers(parsed.output.brandLocalCode, brandConfig)) return problem(403, 'No vouchers are redeemed here.');
      const url = brandConfig.services.API + servicePath;
      try {
        const post = { name: 'api/voucher', json: parsed.output, idempotencyKey: key.output };
        // The service may have redeemed it already, so finish the call even if the client disconnects.
        const response = await withTimeout(timeoutMs, undefined, (signal) =>
          httpClient.send(url, url, { requestId, signal, post, clientAddress: ip }),
        );
        const confirmed = response.status === 200 && v.safeParse(redemptionResponse, JSON.parse(await response.text()));
        if (confirmed && confirmed.success) return { status: 200, data: confirmed.output };
        report(brandConfig, { requestId, service: 'API', status: response.status });
      } catch (error) {
        report(brandConfig, { requestId, service: 'API', message: String(error) });
      }
      return problem(502);
    },
  };
}
