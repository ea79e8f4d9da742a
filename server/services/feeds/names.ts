import type { Language } from '../catalogue/codes.ts';
import { inEachLanguage } from '../languages/index.ts';

const names = inEachLanguage(({ firstNames }) => firstNames.split(' '));

/**
 * A masked name that identifies no one: first and last letter with a constant number of stars between. `pick` from 0 to
 * 1 selects it.
 */
export function maskedName(language: Language, pick: number): string {
  const list = names[language];
  const name = list[Math.min(list.length - 1, Math.floor(pick * list.length))] ?? '';
  return `${name.slice(0, 1)}***${name.slice(-1)}`;
}
