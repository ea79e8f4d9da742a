import { cardParameters } from './card-parameters.ts';
import { type CardSet, cardTypes, maxCards } from './card-set.ts';

export interface AskedCards extends CardSet {
  /** Stands above each card; may be empty. */
  title: string;
}

export const maxSeedLength = 12;
export const maxTitleLength = 40;
/** One strip of 90, or a sheet and a half of 75. */
export const usualCount = 6;

/** Without letters and digits that look alike on paper: 32 of them, 5 bits each. */
const seedLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const newSeedLength = 8;

/** A code that nobody can foretell. */
export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(newSeedLength));
  return [...bytes].map((byte) => seedLetters[byte % seedLetters.length]).join('');
}

/** A code as people read it to each other: case and anything but letters and digits make no difference. */
const normalSeed = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, maxSeedLength);

/** A title is words. Anybody may send anybody a link: it takes no addresses and no amounts of money. */
const normalTitle = (text: string) =>
  text
    .replace(/[^\p{L}\p{M}\p{Nd} '\u{2019}&,!?-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxTitleLength)
    .trim();

/** What an address asks for, with the usual where it says nothing or nonsense. Without a code `seed` is empty. */
export function parseCardQuery(search: URLSearchParams): AskedCards {
  const type = cardTypes.find((known) => String(known) === search.get('type')) ?? cardTypes[0];
  const count = Math.trunc(Number(search.get('count') || usualCount));
  return {
    type,
    count: Number.isNaN(count) ? usualCount : Math.min(Math.max(count, 1), maxCards),
    title: normalTitle(search.get('title') ?? ''),
    seed: normalSeed(search.get('seed') ?? ''),
  };
}

/** The query that asks for them, with its question mark; an empty title or code is left out. */
export function cardQuery(asked: AskedCards): string {
  const search = new URLSearchParams();
  for (const name of cardParameters) {
    if (asked[name] !== '') search.set(name, String(asked[name]));
  }
  return `?${search}`;
}

/** Whether an address asks for cards at all. */
export const asksForCards = (search: URLSearchParams): boolean => cardParameters.some((name) => search.has(name));
