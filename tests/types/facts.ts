import type { Brand } from '../../brands/index.ts';
import { type CultureCode, cultures } from '../../locales/index.ts';
import type { CultureIntl } from '../../shared/i18n/intl.ts';
import type { MessageId } from '../../shared/i18n/message-ids.ts';
import { toQueryString } from '../../shared/data/resource.ts';

// I18N-01: a message that no file has does not compile.
'meta.home.title' satisfies MessageId;
// @ts-expect-error no such message
'meta.home.titel' satisfies MessageId;

export function say(intl: CultureIntl, code: string) {
  intl.text('meta.page', { page: 2 });
  // @ts-expect-error an id made at run time goes through lookup
  intl.text(`meta.${code}.title`);
}

// BRAND-02: the list of cultures is closed, and each has every field.
'en-ROW' satisfies CultureCode;
// @ts-expect-error no such culture
'en-US' satisfies CultureCode;
// @ts-expect-error a culture cannot be changed
cultures.sv = cultures.es;

// BRAND-01: a site has at least one culture.
['sv'] satisfies Brand['cultures'] as unknown;
// @ts-expect-error no culture at all
[] satisfies Brand['cultures'] as unknown;

// API-01: what cannot be in a query does not compile.
toQueryString({ groups: ['slots', 'bingo'], page: 2, live: true, q: undefined });
// @ts-expect-error an object is no query value
toQueryString({ filter: { provider: 'x' } });
