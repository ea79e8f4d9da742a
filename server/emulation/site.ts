import type { Site } from '../../client/site-context.ts';
import { type Culture, cultures, defaultCulture } from '../../locales/index.ts';
import { offersIn } from '../../shared/banner/offer-values.ts';
import type { MessageValues } from '../../shared/i18n/intl.ts';
import type { ShownLocale } from './shown-locale.ts';

/** Path of the scripts with messages and data of shown locales. */
export const shownScripts = '/assets/messages';

/** The culture with numbers and dates as the shown locale writes them. Its market and its services stay. */
export const shownCulture = (culture: Culture, { formatLocale }: ShownLocale): Culture => ({
  ...culture,
  formatLocale,
});

/**
 * The culture's offers. A text of the shown locale, or the English one in its place, may name figures that only the offers
 * of its own market have, so those fill the gaps.
 */
function shownOffers(culture: Culture, { source }: ShownLocale): Site['offers'] {
  const figures = [cultures[defaultCulture].locale, source].flatMap((locale) =>
    // A locale lists its main offer first.
    Object.values(offersIn({ ...culture, locale })).toReversed(),
  );
  const known = Object.assign({}, ...figures.map(({ values }) => values)) as MessageValues;
  return Object.fromEntries(
    Object.entries(offersIn(culture)).map(([slug, offer]) => [
      slug,
      { ...offer, values: { ...known, ...offer.values } },
    ]),
  );
}

/** The site's data with the messages of a shown locale. No such page is indexed. */
export function shownSite(site: Site, shown: ShownLocale): Site {
  const culture = shownCulture(site.culture, shown);
  return {
    ...site,
    culture,
    offers: shownOffers(culture, shown),
    messages: `${shownScripts}/${shown.code}/*.js`,
    noindex: true,
  };
}

/** URL of the script that passes this data to browsers, in place of the site's own. */
export const shownSiteUrl = ({ brand, culture }: Pick<Site, 'brand' | 'culture'>, { code }: ShownLocale): string =>
  `${shownScripts}/${code}/site.${brand.id}.${culture.code}.js`;
