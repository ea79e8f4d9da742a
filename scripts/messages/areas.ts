import { writeFile } from 'node:fs/promises';
import type { WrittenMessages } from '../build/messages.ts';

/** Characters that an editor does not show or shows as others: special spaces, soft hyphens, joiners. */
export const invisible = /[\u00A0\u00AD\u2000-\u200F\u2028-\u202F\u2060\uFEFF]/g;

/** Content of a file of messages. Invisible characters are escaped, so that translators see them. */
export const areaJson = (texts: Readonly<Record<string, string>>): string =>
  `${JSON.stringify(texts, null, 2).replaceAll(
    invisible,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}\n`;

/** Writes the areas of a locale that differ from those before. */
export async function writeAreas(
  root: string,
  locale: string,
  before: WrittenMessages,
  after: WrittenMessages,
): Promise<string[]> {
  const changed = Object.entries(after[locale] ?? {}).flatMap(([area, texts]) => {
    const json = areaJson(texts);
    return json === areaJson(before[locale]?.[area] ?? {}) ? [] : [[`locales/${locale}/${area}.json`, json] as const];
  });
  for (const [path, json] of changed) await writeFile(root + path, json);
  return changed.map(([path]) => path);
}
