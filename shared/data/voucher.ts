import { resource } from './resource.ts';

/** Checks a code for an account without side effects. The result is never cached. */
export const voucherCheck = (localCode: string, voucher: string, username: string) =>
  resource(
    'v1/voucher',
    { brand_local_code: localCode, voucher, username },
    async () => (await import('../contract/voucher.ts')).voucherStatus,
    { freshMs: 0 },
  );
