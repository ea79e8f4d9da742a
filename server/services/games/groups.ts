import { product } from '../../../brands/house.ts';
import type { CultureCode } from '../../../locales/index.ts';
import type { Language } from '../catalogue/codes.ts';
import { markets } from '../catalogue/markets.ts';

interface Group {
  path: string;
  /** Where a culture has the page elsewhere. */
  paths?: Readonly<Partial<Record<CultureCode, string>>>;
  titles: Readonly<Record<Language, string>>;
}

/** A word that every language writes alike. */
const inAll = (word: string): Group['titles'] => ({ en: word, de: word, sv: word, es: word, da: word });

/**
 * Every group that games can be listed by: its heading in each language, in the words of the menu, and the page that
 * lists it, without locale prefix.
 */
const groups: Readonly<Record<string, Group>> = {
  [product.slug]: {
    path: `/${product.slug}/`,
    titles: inAll(product.name),
  },
  slots: {
    path: '/slots/',
    titles: { en: 'Slots', de: 'Automatenspiele', sv: 'Slots', es: 'Slots', da: 'Spilleautomater' },
  },
  hp_slots: {
    path: '/slots/',
    titles: { en: 'Slots', de: 'Automatenspiele', sv: 'Slots', es: 'Slots destacadas', da: 'Spilleautomater' },
  },
  megaways: {
    path: '/slots/megaways/',
    titles: {
      en: 'Megaways slots',
      de: 'Megaways-Automaten',
      sv: 'Megaways-slots',
      es: 'Slots Megaways',
      da: 'Megaways-automater',
    },
  },
  jackpots: {
    path: '/slots/jackpots/',
    titles: { en: 'Jackpots', de: 'Jackpots', sv: 'Jackpottar', es: 'Botes', da: 'Jackpots' },
  },
  daily_jackpots: {
    path: '/slots/daily-jackpots/',
    titles: {
      en: 'Daily jackpots',
      de: 'Tägliche Jackpots',
      sv: 'Dagliga jackpottar',
      es: 'Botes diarios',
      da: 'Daglige jackpots',
    },
  },
  bingo: { path: '/bingo/', titles: inAll('Bingo') },
  bingo_es: {
    path: '/casino/video-bingo/',
    titles: { en: 'Video bingo', de: 'Video-Bingo', sv: 'Videobingo', es: 'Videobingo', da: 'Videobingo' },
  },
  casino: {
    path: '/casino/',
    titles: { en: 'Casino', de: 'Weitere Spiele', sv: 'Casino', es: 'Casino', da: 'Casino' },
  },
  roulette: {
    path: '/casino/roulette/',
    paths: { es: '/casino/ruleta/' },
    titles: { en: 'Roulette', de: 'Roulette', sv: 'Roulette', es: 'Ruleta', da: 'Roulette' },
  },
  live_roulette: {
    path: '/casino/roulette/',
    paths: { es: '/casino/ruleta-en-vivo/' },
    titles: { en: 'Live roulette', de: 'Live-Roulette', sv: 'Liveroulette', es: 'Ruleta en vivo', da: 'Liveroulette' },
  },
  blackjack: {
    path: '/casino/blackjack/',
    titles: inAll('Blackjack'),
  },
  other: {
    path: '/casino/other/',
    paths: { es: '/casino/' },
    titles: { en: 'Other games', de: 'Sonstige Spiele', sv: 'Övriga spel', es: 'Otros juegos', da: 'Andre spil' },
  },
  plinko: {
    path: '/casino/',
    paths: { 'en-GB': '/casino/plinko-games/' },
    titles: inAll('Plinko'),
  },
  scratch_cards: {
    path: '/casino/',
    titles: { en: 'Scratch cards', de: 'Rubbellose', sv: 'Skraplotter', es: 'Rascas', da: 'Skrabelodder' },
  },
  popular: {
    path: '/',
    titles: {
      en: 'Popular games',
      de: 'Beliebte Spiele',
      sv: 'Populära spel',
      es: 'Juegos populares',
      da: 'Populære spil',
    },
  },
};

/** Every group code, in the order in which pages usually show them. */
export const groupCodes: readonly string[] = Object.keys(groups);

/** Heading and page of a group, undefined for a code that is none. */
export function groupIn(culture: CultureCode, code: string): { title: string; path: string } | undefined {
  const group = Object.hasOwn(groups, code) ? groups[code] : undefined;
  return group && { title: group.titles[markets[culture].language], path: group.paths?.[culture] ?? group.path };
}
