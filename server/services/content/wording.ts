import { house, product } from '../../../brands/index.ts';
import type { CultureCode } from '../../../locales/index.ts';
import { brandOf } from '../brand-of.ts';
import { textsIn } from './texts-in.ts';

/** Addresses are not words: where links lead, slugs, paths of pictures. */
const linkTarget = /\]\([^)]*\)/g;
const addressOnly = /^(?:[a-z]+:\S+|#\S+|[a-z\d/-]+)$/;

/**
 * Words that a file may not spell: names that belong to `brands/` and come by tokens, and what the market's law bans. One line
 * for each.
 */
export function wrongWords(fields: unknown, culture: CultureCode): string[] {
  const { bannedWords = [] } = brandOf(culture).compliance[culture] ?? {};
  return textsIn(fields).flatMap(({ field, text }) => {
    if (addressOnly.test(text)) return [];
    const words = text.replaceAll(linkTarget, ']');
    return [
      ...[house.name, product.name]
        .filter((name) => words.includes(name))
        .map((name) => `${field} spells "${name}"; it needs a token such as {{site}} or {{product}}`),
      ...bannedWords
        .filter((word) => words.toLowerCase().includes(word.toLowerCase()))
        .map((word) => `${field} says "${word}", a word that may not be used in this market`),
    ];
  });
}
