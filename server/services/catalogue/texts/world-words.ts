import type { Language, World } from '../codes.ts';
import { inEachLanguage } from '../../languages/index.ts';

const words = inEachLanguage(({ worlds }) => worlds);

/** Where a world is set, what is seen there and what its reels show, in a language. */
export function worldWords(language: Language, world: World) {
  const { where, scenery, symbols } = words[language][world];
  return { where, scenery, symbols };
}
