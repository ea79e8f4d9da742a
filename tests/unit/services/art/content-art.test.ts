import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawAvatar } from '../../../../server/services/art/avatar.ts';
import { drawPaymentMark, paymentMarkStyles } from '../../../../server/services/art/payment-mark.ts';
import { faultsOf } from './svg-faults.ts';

const mark = { name: 'Northcard', style: 'card', colour: '#1a4f8b' } as const;

/** Height of the ink in a drawing, in its own units. */
async function inkHeight(svg: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: 304 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, (_, row) => row).filter((row) =>
    // Only the name is right of the sign.
    Array.from({ length: 200 }, (__, column) => data[(row * info.width + column + 92) * 4 + 3] ?? 0).some(
      (alpha) => alpha > 60,
    ),
  );
  return ((rows.at(-1) ?? 0) - (rows[0] ?? 0)) / 2;
}

describe('a payment method’s mark', () => {
  it.each(paymentMarkStyles)('SHELL-05 %s is drawn without a fault, 57 high, otherwise on each ground', (style) => {
    const [light, dark] = (['light', 'dark'] as const).map((ground) => drawPaymentMark({ ...mark, style }, ground));
    for (const svg of [light ?? '', dark ?? '']) {
      expect(faultsOf(svg)).toEqual([]);
      expect(svg).toContain('height="57"');
    }
    expect(light).not.toBe(dark);
  });

  it.each(['Northcard', 'Ångström', 'Überweisung Direkt Plus', 'A', 'Nítida'])(
    'SHELL-05 the name %s can be read',
    async (name) => {
      const height = await inkHeight(drawPaymentMark({ ...mark, name }, 'light'));
      expect(height).toBeGreaterThanOrEqual(10);
      expect(height).toBeLessThan(50);
    },
  );
});

describe('an avatar', () => {
  it('PAGE-04 is the same for the same person, and another for another hue', () => {
    const drawn = drawAvatar(28, 'ada');
    expect(faultsOf(drawn)).toEqual([]);
    expect(drawAvatar(28, 'ada')).toBe(drawn);
    expect(drawAvatar(205, 'ada')).not.toBe(drawn);
    expect(drawAvatar(28, 'grace')).not.toBe(drawn);
  });
});
