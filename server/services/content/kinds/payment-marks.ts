import type { PaymentOption } from '../../../../shared/contract/feeds.ts';
import { many, record, slug, words } from '../fields.ts';
import type { ItemArt } from '../pictures.ts';
import { defineKind } from './kind.ts';
import { markFields, markUrls } from './payment.ts';

/** `payment-marks.json`: ways to pay of a culture whose account is opened at the bank. None of them has a page of its own. */
export const paymentMarks = defineKind({
  files: /^(payment-marks)\.json$/,
  page: 'payNPlay',
  schema: () => many(record({ key: slug, name: words(30), mark: markFields })),
  toItems: (list, _, { culture, artVersion }) =>
    list.map(({ key, name, mark }, index) => {
      const owner = { culture, kind: 'payment-mark', id: key };
      const art: ItemArt = { kind: 'mark', mark: { ...mark, name } };
      const card: PaymentOption = { key, name, slug: key, has_info: false, ...markUrls(artVersion, owner, art) };
      return { kind: owner.kind, id: key, slug: key, order: String(index), updatedAt: '', art, card };
    }),
});
