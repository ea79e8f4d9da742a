import * as voucher from '../../../shared/contract/voucher.ts';
import { api, type Call } from './call.ts';

export const voucherCalls: readonly Call[] = [
  {
    ...api,
    id: 'checkVoucher',
    path: '/api/v1/voucher',
    summary: 'State of a voucher: 0 valid, 1 invalid, 2 already used, -1 unknown failure. It changes nothing.',
    parameters: ['brand_local_code', 'voucher', 'username'],
    response: voucher.voucherStatus,
    examples: { used: { brand_local_code: 'UK', voucher: 'USED2025', username: 'lead' } },
  },
  {
    ...api,
    method: 'post',
    id: 'redeemVoucher',
    path: '/api/v1/voucher',
    summary: 'Redeems a voucher once, however often the request is repeated.',
    parameters: ['Idempotency-Key'],
    body: voucher.redemption,
    response: voucher.redemptionResponse,
    errors: { 400: { description: 'A field is missing or malformed.' } },
    examples: { used: { 'Idempotency-Key': 'a3a6c7b0-1f5e-4c39-9d11-0c4b2f7f2d10' } },
    examplePost: { voucher: 'USED2025', username: 'lead', brandLocalCode: 'UK' },
  },
];
