import { resource } from './resource.ts';

/** What a code is worth to an account now; asking changes nothing. Each answer holds for the moment alone. */
export const voucherCheck = (localCode: string, voucher: string, username: string) =>
  resource(
    'v1/voucher',
    { brand_local_code: localCode, voucher, username },
    async () => (await import('../contract/voucher.ts')).voucherStatus,
    { freshMs: 0 },
  );
