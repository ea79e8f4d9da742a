import type { Language } from '../../catalogue/codes.ts';
import type { EverydayWords, Subject } from '../../catalogue/vocabulary/everyday.ts';
import { inEachLanguage } from '../../languages/index.ts';
import { isNear } from './mistake.ts';
import { wordsOf } from './words-of.ts';

/** How typed words may match a name: as a prefix, or with a typing error. */
export type Reading = 'typed' | 'mistyped';

/** A typed word, or the subjects that one or several of them are a name of. */
export type Part = string | readonly Subject[];

interface Name {
  joined: string;
  /** Fewer letters do not match it yet: a beginning goes past the first word, or "fruit" would mean fruit machines. */
  least: number;
  means: readonly Subject[];
}

const shortestBeginning = 4;
/** Shorter names are near to words of other meanings. */
const shortestMistyped = 6;
const longestPlural = 2;
const mostWords = 4;

function prepare({ called, fillers, endings = [] }: EverydayWords) {
  const names = called.flatMap(([means, texts]) =>
    texts.flatMap((text): Name[] => {
      const words = wordsOf(text);
      const first = words.length > 1 ? (words[0] ?? '').length + 1 : 0;
      const joined = words.join('');
      const least = Math.max(shortestBeginning, first);
      return [
        { joined, least, means },
        ...endings.map((ending) => ({ joined: joined + ending, least: joined.length + 1, means })),
      ];
    }),
  );
  return { names, fillers: new Set(fillers.flatMap(wordsOf)) };
}

const prepared = inEachLanguage(({ everyday }) => prepare(everyday));

/** Ways in which letters may fit a name, the surest first. */
const fits: readonly ((joined: string, name: Name, isLast: boolean, reading: Reading) => boolean)[] = [
  (joined, name) => name.joined === joined,
  // Matches a word that is still being typed, or the singular of a plural.
  (joined, name, isLast) =>
    joined.length >= name.least &&
    name.joined.startsWith(joined) &&
    (isLast || name.joined.length - joined.length <= longestPlural),
  (joined, name, isLast, reading) =>
    reading === 'mistyped' &&
    joined.length >= Math.max(shortestMistyped, name.least) &&
    name.joined[0] === joined[0] &&
    isNear(joined, name.joined, isLast ? 'beginning' : 'whole'),
];

function meantBy(joined: string, names: readonly Name[], isLast: boolean, reading: Reading): readonly Subject[] {
  for (const fit of fits) {
    const means = names.filter((name) => fit(joined, name, isLast, reading)).flatMap((name) => name.means);
    if (means.length > 0) return [...new Set(means)];
  }
  return [];
}

/** Subjects of typed words, by a language's everyday names. Undefined when the words contain none. */
export function readEveryday(language: Language, typed: readonly string[], reading: Reading): Part[] | undefined {
  const { names, fillers } = prepared[language];
  const parts: Part[] = [];
  for (let at = 0; at < typed.length;) {
    let end = Math.min(typed.length, at + mostWords);
    let means: readonly Subject[] = [];
    for (; end > at; end -= 1) {
      const run = typed.slice(at, end);
      if (run.length === 1 && fillers.has(run[0] ?? '')) continue;
      means = meantBy(run.join(''), names, end === typed.length, reading);
      if (means.length > 0) break;
    }
    const word = typed[at] ?? '';
    if (means.length > 0) parts.push(means);
    else if (!fillers.has(word)) parts.push(word);
    at = Math.max(end, at + 1);
  }
  return parts.some((part) => typeof part !== 'string') ? parts : undefined;
}
