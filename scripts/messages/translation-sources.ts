import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import * as v from 'valibot';
import { referenceLocale, sourcesFile } from '../build/locale-files.ts';
import type { WrittenMessages } from '../build/messages.ts';
import { Failure, reasonOf } from '../terminal/failure.ts';

const schema = v.record(v.string(), v.record(v.string(), v.string()));

/** By locale and id: hash of the English that the translation was made from. */
export type TranslationSources = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Hash of an English text: enough digits that no two versions of a message share one. */
export const sourceHash = (english: string): string => createHash('sha256').update(english).digest('hex').slice(0, 8);

/** Reads `locales/sources.json`. Throws a {@link Failure} when it is invalid. */
export async function readSources(root: string): Promise<TranslationSources> {
  try {
    return v.parse(schema, JSON.parse(await readFile(root + sourcesFile, 'utf8')));
  } catch (error) {
    throw new Failure(`[messages] ${sourcesFile} needs hashes by locale and id: ${reasonOf(error)}`);
  }
}

const textsOf = (written: WrittenMessages, locale: string): Readonly<Record<string, string>> =>
  Object.assign({}, ...Object.values(written[locale] ?? {})) as Record<string, string>;

/** Locales with texts of their own, which are translated or adapted from the reference. */
export const translatedLocales = (written: WrittenMessages): string[] =>
  Object.keys(written).filter((locale) => locale !== referenceLocale);

/** Ids of a locale whose English has changed since they were translated, and ids without a hash. */
export function staleMessages(
  written: WrittenMessages,
  sources: TranslationSources,
  locale: string,
): { stale: string[]; unknown: string[] } {
  const english = textsOf(written, referenceLocale);
  const ids = Object.keys(textsOf(written, locale)).filter((id) => id in english);
  const hashes = sources[locale] ?? {};
  return {
    stale: ids.filter((id) => id in hashes && hashes[id] !== sourceHash(english[id] ?? '')),
    unknown: ids.filter((id) => !(id in hashes)),
  };
}

/**
 * The hashes with those of a locale's messages renewed for which `isCurrent` holds, or that have none. Hashes of messages
 * that no longer exist are left out.
 */
export function confirmSources(
  written: WrittenMessages,
  sources: TranslationSources,
  locale: string,
  isCurrent: (id: string) => boolean = () => false,
): TranslationSources {
  const english = textsOf(written, referenceLocale);
  const old = sources[locale] ?? {};
  const hashes = Object.keys(textsOf(written, locale)).flatMap((id) => {
    const text = english[id];
    return text === undefined ? [] : [[id, (!isCurrent(id) && old[id]) || sourceHash(text)] as const];
  });
  return { ...sources, [locale]: Object.fromEntries(hashes) };
}

/** Writes `locales/sources.json`, with locales in order. */
export async function writeSources(root: string, sources: TranslationSources): Promise<void> {
  const ordered = Object.fromEntries(Object.entries(sources).sort(([one], [other]) => (one < other ? -1 : 1)));
  await writeFile(root + sourcesFile, `${JSON.stringify(ordered, null, 2)}\n`);
}
