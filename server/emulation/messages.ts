import { cultures, defaultCulture } from '../../locales/index.ts';
import type { CompiledMessages, MessagesByLocale } from '../../shared/i18n/intl.ts';
import { pseudoMessage } from './pseudo.ts';
import { pseudoLocale, type ShownLocale } from './shown-locale.ts';

/** Messages of a locale by area. */
type Areas = Readonly<Record<string, CompiledMessages>>;

/**
 * Messages of shown locales, created once for each. A message that the locale does not need, because its market lacks the
 * page, is in English.
 */
export function createShownMessages(messages: MessagesByLocale): (shown: ShownLocale) => Areas {
  const reference = messages[cultures[defaultCulture].locale] ?? {};
  const made = new Map<string, Areas>();
  const make = ({ code, source }: ShownLocale): Areas =>
    Object.fromEntries(
      Object.entries(reference).map(([area, english]) => {
        const texts = { ...english, ...messages[source]?.[area] };
        const shown = code === pseudoLocale ? Object.entries(texts).map(([id, text]) => [id, pseudoMessage(text)]) : [];
        return [area, { ...texts, ...Object.fromEntries(shown) }];
      }),
    );
  return (shown) => {
    const areas = made.get(shown.code) ?? make(shown);
    made.set(shown.code, areas);
    return areas;
  };
}
