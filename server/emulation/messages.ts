import { cultures, defaultCulture } from '../../locales/index.ts';
import type { CompiledMessages, MessagesByLocale } from '../../shared/i18n/intl.ts';
import { pseudoMessage } from './pseudo.ts';
import { pseudoLocale, type LocaleOverride } from './locale-override.ts';

/** Messages of a locale by area. */
type Areas = Readonly<Record<string, CompiledMessages>>;

/**
 * Messages of overriding locales, created once for each. A message that the locale does not need, because its market lacks the
 * page, is in English.
 */
export function createOverrideMessages(messages: MessagesByLocale): (override: LocaleOverride) => Areas {
  const reference = messages[cultures[defaultCulture].locale] ?? {};
  const made = new Map<string, Areas>();
  const make = ({ code, source }: LocaleOverride): Areas =>
    Object.fromEntries(
      Object.entries(reference).map(([area, english]) => {
        const texts = { ...english, ...messages[source]?.[area] };
        const pseudo =
          code === pseudoLocale ? Object.entries(texts).map(([id, text]) => [id, pseudoMessage(text)]) : [];
        return [area, { ...texts, ...Object.fromEntries(pseudo) }];
      }),
    );
  return (override) => {
    const areas = made.get(override.code) ?? make(override);
    made.set(override.code, areas);
    return areas;
  };
}
