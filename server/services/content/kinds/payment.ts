import * as v from 'valibot';
import { cultures } from '../../../../locales/index.ts';
import type { WrittenPaymentInfo, WrittenPaymentOption } from '../../../../shared/contract/written.ts';
import { paymentMarkStyles } from '../../art/payment-mark.ts';
import { markdownWithoutEmbeds } from '../context-fields.ts';
import type { ContentContext } from '../context.ts';
import { day, hexColour, instantOf, minorUnits, oneOf, record, seo, slug, words } from '../fields.ts';
import { type ItemArt, type PictureOwner, pictureUrl } from '../pictures.ts';
import { defineKind } from './kind.ts';

export type StoredPaymentInfo = Omit<WrittenPaymentInfo, 'alternates'>;

/** Fields for drawing a mark, besides its name. */
export const markFields = record({ style: oneOf(paymentMarkStyles), colour: hexColour });

const schema = (context: ContentContext, id: string) =>
  v.pipe(
    record({
      name: words(30),
      slug: v.optional(slug, id),
      hasInfo: v.literal(true, 'needs true: every method has a page'),
      title: words(90),
      seo,
      mark: markFields,
      min: minorUnits,
      max: minorUnits,
      depositTime: words(200),
      withdrawalTime: words(200),
      fees: words(300),
      updatedAt: day,
      body: markdownWithoutEmbeds(context),
    }),
    v.forward(
      v.check(({ min, max }) => min < max, 'is not more than min'),
      ['max'],
    ),
  );

/** The drawings of a method's mark, for both grounds. */
export const markUrls = (artVersion: string, owner: PictureOwner, art: ItemArt) => ({
  light_img_url: pictureUrl(artVersion, owner, 'mark-light', art),
  dark_img_url: pictureUrl(artVersion, owner, 'mark-dark', art),
});

/** `payments/<key>.md` */
export const payment = defineKind({
  files: /^payments\/([^/]+)\.md$/,
  page: 'paymentMethods',
  schema,
  toItems(
    { name, slug: ownSlug, title, seo: head, mark, min, max, depositTime, withdrawalTime, fees, updatedAt, body },
    id,
    context,
  ) {
    const { culture, artVersion, outline } = context;
    const { currency } = cultures[culture];
    const owner = { culture, kind: 'payment', id };
    const art: ItemArt = { kind: 'mark', mark: { ...mark, name } };
    const path = outline.paths.get(`paymentMethod/${id}`);
    const card: WrittenPaymentOption = {
      key: id,
      name,
      slug: ownSlug,
      has_info: true,
      ...markUrls(artVersion, owner, art),
    };
    const info: StoredPaymentInfo = {
      key: id,
      name,
      title,
      body: body.html,
      min: { amount: min, currency },
      max: { amount: max, currency },
      depositTime,
      withdrawalTime,
      fees,
      seo: head,
    };
    return [
      {
        kind: owner.kind,
        id,
        slug: ownSlug,
        ...(path !== undefined && { path }),
        order: id,
        updatedAt: instantOf(updatedAt),
        art,
        card,
        rest: info,
      },
    ];
  },
});
