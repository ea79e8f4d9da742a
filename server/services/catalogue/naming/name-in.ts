import type { Language } from '../codes.ts';
import type { Title } from '../titles/title.ts';

/** Name of a game in a language. */
export const nameIn = ({ name, names }: Title, language: Language): string => names[language] ?? name;
