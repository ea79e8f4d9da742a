import type { Language, World } from '../codes.ts';
import { danish } from '../vocabulary/da/index.ts';
import { german } from '../vocabulary/de/index.ts';
import { english } from '../vocabulary/en/index.ts';
import { spanish } from '../vocabulary/es/index.ts';
import { swedish } from '../vocabulary/sv/index.ts';

const words = { en: english, de: german, sv: swedish, es: spanish, da: danish };

/** Where a world is set, what is seen there and what its reels show, in a language. */
export function worldWords(language: Language, world: World) {
  const { where, scenery, symbols } = words[language][world];
  return { where, scenery, symbols };
}
