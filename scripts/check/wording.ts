import * as v from 'valibot';
import { baseLocales } from '../../locales/bases.ts';
import { locales } from '../../locales/culture.ts';
import type { Rule } from './rule.ts';
import type { SourceFile } from './sources.ts';
import { stylePageProblems } from './style-pages.ts';
import {
  avoidedWords,
  contradictions,
  styleBreaches,
  styleRules,
  termbase,
  termGaps,
  untranslatedTerms,
  wrongNames,
} from './termbase.ts';
import { type VisibleText, visibleTexts } from './visible-texts.ts';

/** Reads a table of `locales/` from the sources. Throws if it does not fit its schema. */
function readTable<T extends v.GenericSchema>(files: readonly SourceFile[], path: string, schema: T) {
  const text = files.find((file) => file.path === path)?.text;
  const result = v.safeParse(schema, JSON.parse(text ?? 'null'));
  if (result.success) return result.output;
  const [issue] = result.issues;
  return `${path}: ${v.getDotPath(issue) ?? 'the file'} ${issue.message}`;
}

/** Breaches of terms and style in messages and contents. A table that does not fit its schema is the only problem. */
export function wordingProblems(files: readonly SourceFile[], texts: readonly VisibleText[]): string[] {
  const terms = readTable(files, 'locales/terms.json', termbase);
  const style = readTable(files, 'locales/style.json', styleRules);
  if (typeof terms === 'string') return [terms];
  if (typeof style === 'string') return [style];
  const messages = texts.filter(({ id }) => id !== undefined);
  return [
    ...termGaps(terms),
    ...locales
      .filter((locale) => !(locale in baseLocales) && !(locale in style))
      .map(
        (locale) => `locales/style.json has no rules for ${locale}: its quotation marks, dates, amounts and address.`,
      ),
    ...contradictions(terms),
    ...wrongNames(terms, messages),
    ...untranslatedTerms(terms, messages, 'en-GB'),
    ...stylePageProblems(files, messages),
    ...new Set([...avoidedWords(terms, texts), ...styleBreaches(style, texts)]),
  ];
}

export const wording: Rule = {
  name: 'messages and contents use the terms and style of their language',
  find: async (project) => wordingProblems(project.files, await visibleTexts(project)),
};
