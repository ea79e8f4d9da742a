/** A word of a text, as dictionaries have it. */
export interface SpelledWord {
  /** The word as written. */
  readonly written: string;
  /** With the apostrophe and hyphen of dictionaries. With its point, if one follows: it may be an abbreviation. */
  readonly spellings: readonly string[];
}

/** Given word for word, with its misspelling (PAGE-08). */
const given = /Unkown failure occurred/g;
const address = /\S+@\S+|(?:[\w-]+\.)+(?:com|org|net|eu|example|[a-z]{2})(?![\w-])(?:\/[\w/.-]*)?/g;
/** Phrases in italics are quotations, as single words are (`visible-texts.ts`). */
const quotation = /(?<![*\w])\*[^*\n]+\*(?!\*)/g;
/** `{hands|`, before the words for one and for more (`server/services/catalogue/texts/template.ts`). */
const countStart = /\{\w+\|/g;
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:[-‑'’][\p{L}\p{M}\p{N}]+)*/gu;

/**
 * The words of a text in which `#` stands for values. Addresses, phrases in italics, single letters, words with figures and
 * endings of values (`#ers`) are left out. So are words that the next one completes (German `Vorder- und Rückseite`).
 */
export function wordsOf(text: string): SpelledWord[] {
  const words = text
    .replaceAll(given, '#')
    .replaceAll(address, '#')
    .replaceAll(quotation, '#')
    .replaceAll(countStart, '');
  return [...words.matchAll(wordPattern)].flatMap(({ 0: written, index }) => {
    const next = words.slice(index + written.length, index + written.length + 2);
    const isPart = words[index - 1] === '#' || /^-(?:[^\p{L}]|$)/u.test(next);
    if (isPart || /\p{N}/u.test(written) || written.length === 1) return [];
    const spelling = written.replaceAll('’', "'").replaceAll('‑', '-');
    return [{ written, spellings: next.startsWith('.') ? [spelling, `${spelling}.`] : [spelling] }];
  });
}

/** The parts of a word with hyphens or apostrophes. Single letters are left out. */
export const partsOf = (word: string): string[] => word.split(/[-‑'’]/).filter(({ length }) => length > 1);
