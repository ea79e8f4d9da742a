import type { Language } from '../codes.ts';
import known from './known-titles.json' with { type: 'json' };
import { reservedSlugs, toSlug } from './slug.ts';

const knownTitles: ReadonlySet<string> = new Set(known.titles);

/** Whether a name is that of a well-known game, or holds the mark of one, of a company or of a bank. */
export function isKnown(slug: string): boolean {
  const bare = slug.replace(/^the-/, '');
  return knownTitles.has(slug) || knownTitles.has(bare) || known.words.some((word) => slug.includes(word));
}

/** The names given so far: no two games of the catalogue share a slug, whatever their language. */
export interface Registry {
  /** Takes a name and returns its slug, or undefined when it is given already or not free to give. */
  claim(name: string, language: Language): string | undefined;
}

export function createRegistry(): Registry {
  const given = new Set<string>(reservedSlugs);
  return {
    claim(name, language) {
      const slug = toSlug(name, language);
      if (given.has(slug) || isKnown(slug)) return undefined;
      given.add(slug);
      return slug;
    },
  };
}
