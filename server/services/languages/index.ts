import { type Language, languages } from '../catalogue/codes.ts';
import { danishFacts } from './da.ts';
import { germanFacts } from './de.ts';
import { englishFacts } from './en.ts';
import { spanishFacts } from './es.ts';
import type { LanguageFacts } from './language.ts';
import { swedishFacts } from './sv.ts';

/** The languages of the services, each in a file of its own. Add a new one here and in `catalogue/codes.ts`. */
const facts: Readonly<Record<Language, LanguageFacts>> = {
  en: englishFacts,
  de: germanFacts,
  sv: swedishFacts,
  es: spanishFacts,
  da: danishFacts,
};

/** One fact of every language. */
export const inEachLanguage = <Value>(fact: (facts: LanguageFacts) => Value): Readonly<Record<Language, Value>> =>
  Object.fromEntries(languages.map((language) => [language, fact(facts[language])])) as Record<Language, Value>;
