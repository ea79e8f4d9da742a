/** Languages that join a name and its noun by a hyphen. */
const joining: ReadonlySet<string> = new Set(['da', 'de', 'fi', 'nb', 'sv']);

/** A label that is a name and one more word, alone or as a part of a title. */
const twoWords = /(?<=^|[|–·:] )\{(?:product|siteName|holder|regulator|provider|studio|name)\} \p{L}+$/u;

/** A label of a name and a noun in two words, in a language that writes one with a hyphen. */
export function splitCompound(locale: string, text: string): string | undefined {
  return joining.has(locale.split('-', 1).join('')) ? twoWords.exec(text)?.[0] : undefined;
}
