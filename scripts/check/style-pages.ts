import { baseLocales } from '../../locales/bases.ts';
import { locales } from '../../locales/culture.ts';
import type { SourceFile } from './sources.ts';
import type { VisibleText } from './visible-texts.ts';

/** An id in backticks, a colon, and words that its message has: `menu.terms`: “AGB”. */
const example = /`([a-z]\w*(?:\.\w+)+)`: “([^”]+)”/gi;

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Complete locales without a style page, and examples of style pages that differ from their messages. */
export function stylePageProblems(files: readonly SourceFile[], messages: readonly VisibleText[]): string[] {
  return locales.flatMap((locale) => {
    if (locale in baseLocales) return [];
    const path = `locales/${locale}/STYLE.md`;
    const page = files.find((file) => file.path === path)?.text;
    if (page === undefined)
      return [`${path} is missing: its address, typography, formats, fixed phrases and what to avoid.`];
    return [...spaced(page).matchAll(example)]
      .filter(
        ([, id, words = '']) =>
          !messages.some(
            (message) => message.id === id && message.locale === locale && spaced(message.words).includes(words),
          ),
      )
      .map(([, id = '', words = '']) => `${path} quotes "${words}"; ${locale} has no such text in "${id}".`);
  });
}
