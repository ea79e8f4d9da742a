import * as v from 'valibot';
import type { Culture } from '../../locales/index.ts';
import { redemption, redemptionAnswer, voucherStates, type VoucherStatus } from '../../shared/contract/voucher.ts';
import type { RuntimeBrand } from '../config/runtime-brand.ts';
import type { Log } from '../ops/log.ts';
import { withinTime } from '../upstream/time-limit.ts';
import type { Wire } from '../upstream/transport.ts';
import { type PostAnswer, type PostEndpoint, problem } from './endpoint.ts';

const servicePath = '/v1/voucher';

const keyOf = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{8,200}$/));

/** The culture of this site that a code is redeemed in; offers are not for every one. */
const cultureOf = (localCode: unknown, { cultures }: RuntimeBrand): Culture | undefined =>
  cultures.find((culture) => culture.localCode === localCode && culture.promotionsEnabled);

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined;

/** Texts by what became of a code; a key that is not here is a failure. */
const texts: Readonly<Partial<Record<VoucherStatus, string>>> = {
  [voucherStates.valid]: 'voucher.verify',
  [voucherStates.invalid]: 'voucher.invalid',
  [voucherStates.used]: 'voucher.used',
};

interface VoucherOptions {
  wire: Wire;
  log: Log;
  timeoutMs: number;
}

/**
 * Redeems a voucher at the content service. The visitor's own key goes with it, so that whoever asks again is told the same and redeems
 * nothing twice.
 */
export function createVoucher({ wire, log, timeoutMs }: VoucherOptions): PostEndpoint {
  return {
    path: '/api/voucher',
    area: 'voucher',

    async answer({ body, header, runtime, requestId }) {
      const key = v.safeParse(keyOf, header('idempotency-key'));
      const code = v.safeParse(redemption.entries.voucher, fieldOf(body, 'voucher'));
      const asked = v.safeParse(redemption, body);
      if (!key.success) return problem(400, 'The Idempotency-Key header needs 8 to 200 visible characters.');
      // A code that cannot be one is no reason to trouble anybody.
      if (!code.success) return { status: 200, data: { status: voucherStates.invalid } };
      if (!asked.success) return problem(400, 'An account and the code of its market are needed.');
      if (!cultureOf(asked.output.brandLocalCode, runtime)) return problem(403, 'No vouchers are redeemed here.');
      const url = runtime.services.API + servicePath;
      try {
        const post = { json: asked.output, idempotencyKey: key.output };
        // A visitor who leaves may have been heard already: it is brought to its end.
        const answer = await withinTime(timeoutMs, undefined, (signal) =>
          wire.send(url, url, { requestId, signal, post }),
        );
        const told = answer.status === 200 && v.safeParse(redemptionAnswer, JSON.parse(await answer.text()));
        if (told && told.success) return { status: 200, data: told.output };
        log.error({ code: 'post.failed', requestId, service: 'API', status: answer.status });
      } catch (error) {
        log.error({ code: 'post.failed', requestId, service: 'API', message: String(error) });
      }
      return problem(502);
    },

    page({ status, data }: PostAnswer, { body, runtime }) {
      const [first] = runtime.cultures;
      const culture = cultureOf(fieldOf(body, 'brandLocalCode'), runtime) ?? first;
      if (!culture) throw new Error('[posts] a brand without cultures was posted to; give it at least one.');
      const told = v.safeParse(redemptionAnswer, data);
      const text = status === 200 && told.success ? texts[told.output.status] : undefined;
      const title = text === 'voucher.verify' ? 'voucher.prize' : 'voucher.title';
      return { culture, title, text: text ?? 'voucher.failed', back: { href: culture.route, label: 'voucher.close' } };
    },
  };
}
