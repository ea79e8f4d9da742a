import { sourcesFile } from '../build/locale-files.ts';
import { readMessages } from '../build/messages.ts';
import type { WrittenMessages } from '../build/messages.ts';
import {
  readSources,
  staleMessages,
  translatedLocales,
  type TranslationSources,
} from '../messages/translation-sources.ts';
import type { Rule } from './rule.ts';

/** Messages whose English has changed since some locales translated them, and locales with messages of unknown English. */
export function staleWarnings(written: WrittenMessages, sources: TranslationSources): string[] {
  const found = translatedLocales(written).map((locale) => ({ locale, ...staleMessages(written, sources, locale) }));
  const ids = new Set(found.flatMap(({ stale }) => stale));
  return [
    ...[...ids].map((id) => {
      const locales = found.filter(({ stale }) => stale.includes(id)).map(({ locale }) => locale);
      return `"${id}" has changed in English since its translation: ${locales.join(', ')}. Translate it, or: npm run messages -- confirm <locale> ${id}.`;
    }),
    ...found
      .filter(({ unknown }) => unknown.length > 0)
      .map(
        ({ locale, unknown: [first, ...others] }) =>
          `${sourcesFile} lacks ${others.length + 1} of ${locale}, such as "${first}": npm run messages -- confirm ${locale}`,
      ),
  ];
}

export const translationsCurrent: Rule = {
  name: 'messages are translated from the current English',
  async find({ root }) {
    const [written, sources] = await Promise.all([readMessages(root), readSources(root)]);
    return { problems: [], warnings: staleWarnings(written, sources) };
  },
};
