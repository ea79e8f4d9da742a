import { cardParameters } from './card-parameters.ts';
import { type CardSet, cardTypes, maxCards } from './card-set.ts';

export interface CardSettings extends CardSet {
  /** Printed above each card. May be empty. */
  title: string;
}

export const maxSeedLength = 12;
export const maxTitleLength = 40;
/** One strip of 90-ball cards, or one and a half sheets of 75-ball cards. */
export const usualCount = 6;

/** 32 letters and digits that are distinct on paper, 5 bits each. */
const seedLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const newSeedLength = 8;

/** A cryptographically random code. */
export function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(newSeedLength));
  return [...bytes].map((byte) => seedLetters[byte % seedLetters.length]).join('');
}

/** Normalises a code that people read aloud: ignores case and all but letters and digits. */
const normalSeed = (text: string) =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, maxSeedLength);

/**
 * Normalises a title. Links with titles can come from other people, so a title may contain neither URLs nor amounts of
 * money.
 */
const normalTitle = (text: string) =>
  text
    .replace(/[^\p{L}\p{M}\p{Nd} '\u{2019}&,!?-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, maxTitleLength)
    .trim();

/** Parses the query, with defaults for missing and invalid values. `seed` is empty without a code. */
export function parseCardQuery(search: URLSearchParams): CardSettings {
  const type = cardTypes.find((known) => String(known) === search.get('type')) ?? cardTypes[0];
  const count = Math.trunc(Number(search.get('count') || usualCount));
  return {
    type,
    count: Number.isNaN(count) ? usualCount : Math.min(Math.max(count, 1), maxCards),
    title: normalTitle(search.get('title') ?? ''),
    seed: normalSeed(search.get('seed') ?? ''),
  };
}

/** The query of some cards, with its question mark. Empty titles and codes are omitted. */
export function cardQuery(settings: CardSettings): string {
  const search = new URLSearchParams();
  for (const name of cardParameters) {
    if (settings[name] !== '') search.set(name, String(settings[name]));
  }
  return `?${search}`;
}

/** Whether the query requests cards. */
export const hasCardQuery = (search: URLSearchParams): boolean => cardParameters.some((name) => search.has(name));
