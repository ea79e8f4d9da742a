import type { Language } from '../codes.ts';
import type { Title } from '../titles/title.ts';

/** What a game is called in a language. */
export const nameIn = ({ name, names }: Title, language: Language): string => names[language] ?? name;
