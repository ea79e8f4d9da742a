import type { BannerOffer, Figure } from '../../brands/offers.ts';
import { bannerOffers } from '../../brands/offers.ts';
import type { Culture } from '../../locales/index.ts';
import { formatMoney, formatPercent } from '../i18n/format.ts';
import { createCultureIntl, type CultureIntl, type MessageValues } from '../i18n/intl.ts';

/** A promotion that a banner shows: its last day, if any, and the values of its messages. */
export interface ShownOffer extends Pick<BannerOffer, 'end'> {
  values: MessageValues;
}

function formatFigure(intl: CultureIntl, figure: Figure): string | number {
  if (typeof figure !== 'object') return figure;
  if ('money' in figure) return formatMoney(intl, { amount: figure.money, currency: intl.culture.currency }, true);
  if ('percent' in figure) return formatPercent(intl, figure.percent);
  const days = new Intl.DateTimeFormat(intl.culture.formatLocale, { dateStyle: 'long', timeZone: 'UTC' });
  return days.formatRange(new Date(figure.from), new Date(figure.to));
}

/** Offers of a culture's banners by slug, with amounts, shares and periods as the culture writes them. */
export function offersIn(culture: Culture): Readonly<Record<string, ShownOffer>> {
  const intl = createCultureIntl(culture, {});
  return Object.fromEntries(
    Object.entries(bannerOffers[culture.locale] ?? {}).map(([slug, { figures, ...offer }]) => [
      slug,
      {
        ...offer,
        values: Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, formatFigure(intl, figure)])),
      },
    ]),
  );
}
