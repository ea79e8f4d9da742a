import { frameAreas, headAreas, pages } from '../../client/pages/pages.ts';
import type { ContentType } from '../../shared/routing/route.ts';
import {
  type CompiledMessages,
  createCultureIntl,
  type CultureIntl,
  type MessagesByLocale,
} from '../../shared/i18n/intl.ts';
import type { Culture } from '../../locales/index.ts';
import { createOverrideMessages } from '../emulation/messages.ts';
import type { LocaleOverride } from '../emulation/locale-override.ts';

/** The formatter of a culture with the messages of one page type, in its own or an overriding locale, created once for each. */
export function createIntls(messages: MessagesByLocale) {
  const made = new Map<string, CultureIntl>();
  const overrideMessages = createOverrideMessages(messages);
  return (culture: Culture, contentType: ContentType, override?: LocaleOverride): CultureIntl => {
    const key = `${culture.code} ${contentType} ${override?.code}`;
    let intl = made.get(key);
    if (!intl) {
      const areas = [...new Set([...frameAreas, ...headAreas, ...pages[contentType].areas])];
      const written = override ? overrideMessages(override) : messages[culture.locale];
      const own = Object.assign({}, ...areas.map((area) => written?.[area])) as CompiledMessages;
      intl = createCultureIntl(culture, own);
      made.set(key, intl);
    }
    return intl;
  };
}
export type IntlOf = ReturnType<typeof createIntls>;
