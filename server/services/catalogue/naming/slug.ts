import type { Language } from '../codes.ts';

/** Paths of the site's own lists that a game's page must never take. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'megaways',
  'jackpots',
  'daily-jackpots',
  'roulette',
  'ruleta',
  'blackjack',
  'other',
  'plinko-games',
  'video-bingo',
  'ruleta-en-vivo',
]);

/** Letters that a language writes out when it has no marks to set; the rest lose their marks. */
const spelledOut: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  de: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  sv: {},
  es: {},
  da: { æ: 'ae', ø: 'oe', å: 'aa' },
};

/** The name as a path segment: lower case letters a to z, digits and single hyphens. */
export function toSlug(name: string, language: Language): string {
  const letters = spelledOut[language];
  return [...name.toLowerCase()]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
