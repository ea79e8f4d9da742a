/** Fields of a world's word list in every language, besides the parts of names. */
export interface WorldWords {
  /** Where it is set, as a phrase that ends a sentence: "in the deep sea". */
  where: string;
  /** Whole names, written by hand; a bar shows where a long compound may break on its tile. */
  titles: readonly string[];
  /** Sentences that begin the description of any game of this world. */
  scenery: readonly string[];
  /** Symbols on the reels, in the plural. */
  symbols: readonly string[];
}

/** Any modifier goes before any head. */
export interface EnglishWords extends WorldWords {
  modifiers: readonly string[];
  heads: readonly string[];
  /** Owners of an object: "The Diver's Bell". */
  owners: readonly string[];
  /** Where a head is: "Choir of the Ninth Fathom". */
  places: readonly string[];
  /** Plurals that take a number: "Seven Lanterns". */
  counted: readonly string[];
  singles: readonly string[];
}

/** Words by gender: masculine, feminine, neuter and plural. */
type Gendered<Gender extends string> = Readonly<Record<Gender, readonly string[]>>;

/** Any first part goes before any second part as one word; adjectives are stems that take er, e and es. */
export interface GermanWords extends WorldWords {
  firsts: readonly string[];
  seconds: Gendered<'m' | 'f' | 'n'>;
  adjectives: readonly string[];
  nouns: Gendered<'m' | 'f' | 'n' | 'p'>;
  genitives: readonly string[];
  places: readonly string[];
}

/** `seconds` are in the definite form; the lists of adjectives are the same words, inflected. */
export interface SwedishWords extends WorldWords {
  firsts: readonly string[];
  seconds: readonly string[];
  adjectives: Gendered<'en' | 'ett' | 'pl'>;
  nouns: Gendered<'en' | 'ett' | 'pl'>;
  owners: readonly string[];
  definite: readonly string[];
  places: readonly string[];
}

/** As `SwedishWords`. */
export interface DanishWords extends WorldWords {
  firsts: readonly string[];
  seconds: readonly string[];
  adjectives: Gendered<'en' | 'et' | 'pl'>;
  nouns: Gendered<'en' | 'et' | 'pl'>;
  owners: readonly string[];
  definite: readonly string[];
  places: readonly string[];
}

/** The lists of adjectives are the same words, inflected. */
export interface SpanishWords extends WorldWords {
  nouns: Gendered<'m' | 'f' | 'mp' | 'fp'>;
  adjectives: Gendered<'m' | 'f' | 'mp' | 'fp'>;
  /** Complements of a noun: "de coral". */
  complements: readonly string[];
  places: readonly string[];
}
