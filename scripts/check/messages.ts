import { baseLocales } from '../../locales/bases.ts';
import { mergeMessages, readMessages } from '../build/messages.ts';
import type { WrittenMessages } from '../build/messages.ts';
import { loadModule } from '../build/load-module.ts';
import { messageArguments, missingCategories } from './message-arguments.ts';
import { unusedIds } from './message-use.ts';
import type { Rule } from './rule.ts';
import { isCode } from './sources.ts';

type Area = Readonly<Record<string, string>>;

/** The locale that all others are compared with. The sources take their ids from it. */
const reference = 'en-GB';

function argumentsOf(text: string | undefined): string | undefined {
  try {
    return text === undefined
      ? undefined
      : messageArguments(text)
          .map((argument) => (argument.startsWith('<') ? argument : `{${argument}}`))
          .join(' ');
  } catch {
    return undefined;
  }
}

function areaProblems(locale: string, place: string, area: Area, expected: Area): string[] {
  const missing = Object.keys(expected)
    .filter((id) => !(id in area))
    .map((id) => `${place} lacks "${id}".`);
  const own = Object.entries(area).flatMap(([id, text]) => {
    const found = argumentsOf(text);
    if (text.trim() === '') return [`${place}: "${id}" is empty.`];
    if (found === undefined) return [`${place}: "${id}" is badly formed: ${text}`];
    if (!(id in expected)) return [`${place} has "${id}", which ${reference} does not have.`];
    const wanted = argumentsOf(expected[id]);
    const categories = missingCategories(text, locale);
    return [
      ...(wanted === undefined || wanted === found
        ? []
        : [`${place}: "${id}" takes ${found || 'nothing'}; ${reference} gives it ${wanted || 'nothing'}.`]),
      ...(categories.length === 0 ? [] : [`${place}: "${id}" lacks the plural ${categories.join(', ')}.`]),
    ];
  });
  return [...missing, ...own];
}

/** Messages that are missing, unknown or malformed, or whose arguments differ from the reference. */
export function localeProblems(written: WrittenMessages, locales: readonly string[]): string[] {
  const merged = mergeMessages(written);
  const expected = merged[reference] ?? {};
  const folders = Object.keys(written).filter((locale) => !locales.includes(locale));
  const compared = locales.flatMap((locale) => {
    const areas = merged[locale];
    if (!areas) return [`locales/${locale}/ is missing.`];
    return [...new Set([...Object.keys(expected), ...Object.keys(areas)])].flatMap((area) =>
      areaProblems(locale, `locales/${locale}/${area}.json`, areas[area] ?? {}, expected[area] ?? {}),
    );
  });
  const repeated = Object.entries(baseLocales).flatMap(([locale, base]) =>
    Object.entries(written[locale] ?? {}).flatMap(([area, texts]) =>
      Object.entries(texts)
        .filter(([id, text]) => written[base]?.[area]?.[id] === text)
        .map(([id]) => `locales/${locale}/${area}.json: "${id}" is the same in ${base}; leave it out.`),
    ),
  );
  return [
    ...folders.map((locale) => `locales/${locale}/ is in no list of locales/index.ts.`),
    ...compared,
    ...repeated,
  ];
}

export const messages: Rule = {
  name: 'messages are complete',
  async find({ root, files }) {
    const [written, { locales }] = await Promise.all([readMessages(root), loadModule(root, 'locales/index.ts')]);
    const ids = Object.values(written[reference] ?? {}).flatMap((area) => Object.keys(area));
    const code = files.filter((file) => isCode(file) && /^(client|server|shared|brands)\//.test(file.path));
    return [
      ...localeProblems(written, Array.isArray(locales) ? locales.map(String) : []),
      ...unusedIds(ids, code).map((id) => `The message "${id}" is used nowhere.`),
    ];
  },
};
