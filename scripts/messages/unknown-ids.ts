import { referenceLocale } from '../build/locale-files.ts';
import type { WrittenMessages } from '../build/messages.ts';
import { nearNames } from './near-names.ts';

const idsOf = (written: WrittenMessages, locale: string) => Object.values(written[locale] ?? {}).flatMap(Object.keys);

/** Ids that no message has, with those that may be meant, and ids of messages that the locale has no text for. */
export function unknownIds(written: WrittenMessages, locale: string, ids: readonly string[]): string[] {
  const own = idsOf(written, locale);
  const known = idsOf(written, referenceLocale);
  return ids.flatMap((id) => {
    if (own.includes(id)) return [];
    if (known.includes(id)) return [`"${id}" has no text of its own in ${locale}.`];
    const near = nearNames(id, own);
    return [`"${id}" is no message.${near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`}`];
  });
}
