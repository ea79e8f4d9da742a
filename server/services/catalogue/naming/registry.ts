import type { Language } from '../codes.ts';
import known from './known-titles.json' with { type: 'json' };
import { reservedSlugs, toSlug } from './slug.ts';

const knownTitles: ReadonlySet<string> = new Set(known.titles);

/** Whether a name is that of a well-known game, or holds the mark of one, of a company or of a bank. */
export function isKnown(slug: string): boolean {
  const bare = slug.replace(/^the-/, '');
  return knownTitles.has(slug) || knownTitles.has(bare) || known.words.some((word) => slug.includes(word));
}

/** Normalises a name by its sound: no leading article and no gaps ("The Hoard Keeper", "Hoardkeeper"). */
const soundOf = (slug: string): string => slug.replace(/^(?:the|der|die|das|el|la|los|las)-/, '').replaceAll('-', '');

/** The names given so far: no two games of the catalogue share a slug, and no two of a language sound the same. */
export interface Registry {
  /** Takes a name and returns its slug, or undefined when it is given already or not free to give. */
  claim(name: string, language: Language): string | undefined;
}

export function createRegistry(): Registry {
  const given = new Set<string>(reservedSlugs);
  return {
    claim(name, language) {
      const slug = toSlug(name, language);
      const sound = `${language}: ${soundOf(slug)}`;
      if (given.has(slug) || given.has(sound) || isKnown(slug)) return undefined;
      given.add(slug).add(sound);
      return slug;
    },
  };
}
