import { createStores, type Stores } from '../../../../client/stores/stores.ts';
import { type CultureCode, cultures } from '../../../../locales/index.ts';

/** The stores of a page of a culture, rendered at `now` in epoch milliseconds. */
export function storesOf(culture: CultureCode = 'en-GB', now = 0): Stores {
  const { defaultCountry: country, currency, lang } = cultures[culture];
  return createStores({ country, currency, culture, lang, now });
}
