import { baseLocales } from '../../locales/bases.ts';
import { referenceLocale } from '../build/locale-files.ts';
import type { MessageNeeds } from '../check/message-needs.ts';
import type { MessageNotes } from '../check/message-notes.ts';
import type { Translations } from './plan-import.ts';
import { staleMessages } from './translation-sources.ts';
import type { UnitsByArea } from './xliff/write-xliff.ts';

/**
 * The messages of a locale to translate: those that it has, and those that it needs. A locale with a base has only those
 * that differ.
 */
export function exportUnits(
  { written, sources }: Translations,
  notes: MessageNotes,
  needs: MessageNeeds,
  locale: string,
): UnitsByArea {
  const { stale } = staleMessages(written, sources, locale);
  const isPartial = locale in baseLocales;
  const areas = Object.entries(written[referenceLocale] ?? {}).map(([area, english]) => {
    const own = written[locale]?.[area] ?? {};
    const ids = Object.keys(english).filter((id) => id in own || (!isPartial && needs.isNeeded(id, locale)));
    const units = ids.map((id) => ({
      id,
      source: english[id] ?? '',
      target: own[id],
      isStale: stale.includes(id),
      ...notes[area]?.[id],
    }));
    return [area, units] as const;
  });
  return Object.fromEntries(areas.filter(([, units]) => units.length > 0));
}
