import { readFile, readdir } from 'node:fs/promises';
import { isLiteralElement, parse } from '@formatjs/icu-messageformat-parser';
import { baseLocales } from '../../locales/bases.ts';
import type { CompiledMessage, CompiledMessages, MessagesByLocale } from '../../shared/i18n/intl.ts';
import { Failure, reasonOf } from '../terminal/failure.ts';
import { notesEnding } from './locale-files.ts';

/** Messages as written: locale, area, id. A locale contains only the messages that differ from its base. */
export type WrittenMessages = Record<string, Record<string, Record<string, string>>>;

/** Typed loosely, because a folder may be missing from the list of locales. Another check reports that. */
const bases: Readonly<Record<string, string>> = baseLocales;

async function readArea(path: string, shown: string): Promise<Record<string, string>> {
  let area: unknown;
  try {
    area = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw new Failure(`[messages] ${shown} is no JSON: ${reasonOf(error)}`);
  }
  if (typeof area !== 'object' || area === null || Array.isArray(area))
    throw new Failure(`[messages] ${shown} needs one object of ids and texts.`);
  return Object.fromEntries(
    Object.entries(area).map(([id, text]) => {
      if (typeof text !== 'string') throw new Failure(`[messages] ${shown}: "${id}" needs a text.`);
      return [id, text];
    }),
  );
}

/** Reads `locales/<locale>/<area>.json` without merging, and without notes. */
export async function readMessages(root: string): Promise<WrittenMessages> {
  const folders = (await readdir(`${root}locales`, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const locales = folders.map(async ({ name: locale }) => {
    const files = (await readdir(`${root}locales/${locale}`))
      .filter((file) => file.endsWith('.json') && !file.endsWith(notesEnding))
      .sort();
    const areas = files.map(async (file) => {
      const shown = `locales/${locale}/${file}`;
      return [file.replace(/\.json$/, ''), await readArea(root + shown, shown)] as const;
    });
    return [locale, Object.fromEntries(await Promise.all(areas))] as const;
  });
  // A folder without messages belongs to no locale.
  return Object.fromEntries((await Promise.all(locales)).filter(([, areas]) => Object.keys(areas).length > 0));
}

/** Adds the messages of its base to each locale. */
export function mergeMessages(written: WrittenMessages): WrittenMessages {
  return Object.fromEntries(
    Object.entries(written).map(([locale, own]) => {
      const base = written[bases[locale] ?? locale] ?? {};
      const areas = new Set([...Object.keys(base), ...Object.keys(own)]);
      return [locale, Object.fromEntries([...areas].map((area) => [area, { ...base[area], ...own[area] }]))];
    }),
  );
}

// In development all messages are compiled twice after each change, for client and server.
const compiled = new Map<string, CompiledMessage>();

function compile(text: string): CompiledMessage {
  const tree = parse(text, { captureLocation: false, shouldParseSkeletons: true });
  const [only] = tree;
  if (only === undefined) return '';
  return tree.length === 1 && isLiteralElement(only) ? only.value : tree;
}

/** Throws a {@link Failure} that names the message when it does not parse. */
export function compileMessage(text: string, locale: string, area: string, id: string): CompiledMessage {
  try {
    const known = compiled.get(text) ?? compile(text);
    compiled.set(text, known);
    return known;
  } catch (error) {
    const reason = reasonOf(error);
    throw new Failure(`[messages] locales/${locale}/${area}.json: "${id}" is badly formed (${reason}): ${text}`);
  }
}

/** Compiled messages of all locales. */
export async function compileMessages(root: string): Promise<MessagesByLocale> {
  const merged = mergeMessages(await readMessages(root));
  const compileArea = (locale: string, area: string, texts: Record<string, string>): CompiledMessages =>
    Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(text, locale, area, id)]));
  return Object.fromEntries(
    Object.entries(merged).map(([locale, areas]) => [
      locale,
      Object.fromEntries(Object.entries(areas).map(([area, texts]) => [area, compileArea(locale, area, texts)])),
    ]),
  );
}
