import { inEachLanguage } from '../../languages/index.ts';
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

const spelledOut = inEachLanguage(({ slugLetters }) => slugLetters);

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
