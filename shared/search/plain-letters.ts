/** Letters without a Unicode decomposition, and their spelling in searches. */
const spelt: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** Folds a text for searching: lower case, `é` → `e`, `ß` → `ss`, and by NFKC `ﬁ` → `fi`, `Ａ` → `a`. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => spelt[letter] ?? letter);
