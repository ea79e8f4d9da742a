import { describe, expect, it, vi } from 'vitest';
import { createRedeemer } from '../../../../client/components/voucher-overlay/redeem.ts';
import {
  type Prize,
  type RedemptionResponse,
  voucherStates,
  type VoucherStatus,
} from '../../../../shared/contract/voucher.ts';

const { valid, invalid, used, failed } = voucherStates;

const prize: Prize = { freeSpins: { count: 20 } };

/** Every voucher has the same prize. */
const redeemedAs = (status: VoucherStatus): RedemptionResponse => ({ status, ...(status === valid && { prize }) });

function redeemer(checked: VoucherStatus | Error, redeemed: VoucherStatus | Error = valid) {
  const response =
    <T>(given: VoucherStatus | Error, as: (status: VoucherStatus) => T) =>
    async () => {
      if (given instanceof Error) throw given;
      return as(given);
    };
  const check = vi.fn<(voucher: string) => Promise<VoucherStatus>>(response(checked, (status) => status));
  const redeem = vi.fn<(voucher: string, key: string) => Promise<RedemptionResponse>>(response(redeemed, redeemedAs));
  let made = 0;
  const newKey = () => `key-${(made += 1)}`;
  return { check, redeem, run: createRedeemer({ check, redeem }, newKey) };
}

describe('voucher redeemer', () => {
  it.each([
    [valid, valid, 'redeemed'],
    [valid, used, 'used'],
    [valid, invalid, 'invalid'],
    [valid, failed, 'failed'],
    [valid, new Error('offline'), 'failed'],
  ] as const)(
    'PAGE-08 posts a valid voucher: check %s, then redemption %s, results in %s',
    async (checked, redeemed, outcome) => {
      const { run, redeem } = redeemer(checked, redeemed);
      expect(await run('comet250')).toEqual(outcome === 'redeemed' ? { outcome, prize } : { outcome });
      expect(redeem).toHaveBeenCalledExactlyOnceWith('COMET250', 'key-1');
    },
  );

  it.each([
    [invalid, 'invalid'],
    [used, 'used'],
    [failed, 'failed'],
    [new Error('offline'), 'failed'],
  ] as const)('PAGE-08 posts nothing unless the check returns 0: %s results in %s', async (checked, outcome) => {
    const { run, redeem } = redeemer(checked);
    expect(await run('COMET250')).toEqual({ outcome });
    expect(redeem).not.toHaveBeenCalled();
  });

  it.each([[''], ['  '], ['two words'], ['<script>'], ['x'.repeat(65)]])(
    'PAGE-08 rejects %j as invalid without a request',
    async (typed) => {
      const { run, check } = redeemer(valid);
      expect(await run(typed)).toEqual({ outcome: 'invalid' });
      expect(check).not.toHaveBeenCalled();
    },
  );

  it('PAGE-08 creates an idempotency key also on an origin without https', async () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    const redeem = vi.fn(async (_voucher: string, _key: string) => redeemedAs(valid));
    expect(await createRedeemer({ check: async () => valid, redeem })('comet250')).toMatchObject({
      outcome: 'redeemed',
    });
    // The format that the service accepts.
    expect(redeem.mock.calls[0]?.[1]).toMatch(/^[\x21-\x7e]{8,200}$/);
    vi.restoreAllMocks();
  });

  it('PAGE-08 reuses the idempotency key when a voucher is retried, and never for another voucher', async () => {
    const { run, redeem } = redeemer(valid, failed);
    await run('ONCE-0001');
    await run(' once-0001 ');
    await run('ONCE-0002');
    expect(redeem.mock.calls).toEqual([
      ['ONCE-0001', 'key-1'],
      ['ONCE-0001', 'key-1'],
      ['ONCE-0002', 'key-2'],
    ]);
  });

  it('PAGE-08 retries a redemption with the same key after its response was lost, and does not post again after a response', async () => {
    const { run, check, redeem } = redeemer(valid, new Error('offline'));
    expect(await run('ONCE-0001')).toEqual({ outcome: 'failed' });
    check.mockResolvedValue(used);
    redeem.mockResolvedValue(redeemedAs(valid));
    expect(await run('ONCE-0001')).toEqual({ outcome: 'redeemed', prize });
    expect(await run('ONCE-0001')).toEqual({ outcome: 'used' });
    expect(await run('ONCE-0002')).toEqual({ outcome: 'used' });
    expect(redeem.mock.calls).toEqual([
      ['ONCE-0001', 'key-1'],
      ['ONCE-0001', 'key-1'],
    ]);
  });
});
