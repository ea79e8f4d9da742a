import { referenceLocale } from '../build/locale-files.ts';
import type { WrittenMessages } from '../build/messages.ts';
import type { MessageNeeds } from '../check/message-needs.ts';
import type { MessageNotes } from '../check/message-notes.ts';
import { alignColumns } from '../terminal/align-columns.ts';
import { staleMessages, type TranslationSources, translatedLocales } from './translation-sources.ts';

/** Messages of an area in a locale: how many it has, needs and lacks, and how many are stale. */
function cell(
  english: readonly string[],
  own: Readonly<Record<string, string>>,
  stale: ReadonlySet<string>,
  missing: number,
): string {
  const old = Object.keys(own).filter((id) => stale.has(id)).length;
  const count = english.filter((id) => id in own).length;
  return `${count}${missing > 0 ? `-${missing}` : ''}${old > 0 ? `*${old}` : ''}`;
}

/**
 * A table of areas and locales: the number of messages, `-2` for two that are missing, `*3` for three whose English has
 * changed, and the messages without a note for translators.
 *
 * @param bases Locales that inherit the messages which they do not have.
 */
export function coverageTable(
  written: WrittenMessages,
  sources: TranslationSources,
  notes: MessageNotes,
  needs: MessageNeeds,
  bases: Readonly<Record<string, string>>,
): string {
  const locales = translatedLocales(written);
  const stale = new Map(locales.map((locale) => [locale, new Set(staleMessages(written, sources, locale).stale)]));
  const rows = Object.entries(written[referenceLocale] ?? {}).map(([area, english]) => {
    const ids = Object.keys(english);
    const withoutNote = ids.filter((id) => notes[area]?.[id] === undefined).length;
    return [
      area,
      String(ids.length),
      String(withoutNote),
      ...locales.map((locale) => {
        const own = written[locale]?.[area] ?? {};
        const missing = locale in bases ? 0 : ids.filter((id) => !(id in own) && needs.isNeeded(id, locale)).length;
        return cell(ids, own, stale.get(locale) ?? new Set(), missing);
      }),
    ];
  });
  return alignColumns([['area', referenceLocale, 'no note', ...locales], ...rows], new Set([0]));
}
