import { product } from '../../../brands/house.ts';
import type { CultureCode } from '../../../locales/index.ts';
import { inEachLanguage } from '../languages/index.ts';
import { languageOf } from '../words.ts';
import type english from './texts/en.json';

type Texts = typeof english;

interface Group {
  path: string;
  /** Where a culture has the page elsewhere. */
  paths?: Readonly<Partial<Record<CultureCode, string>>>;
  /** Its heading where all languages write it alike, else the key of the heading in `texts/`. */
  title: { text: string } | { key: keyof Texts & `group.${string}` };
}

const texts = inEachLanguage(({ games }) => games);

/**
 * Every group that games can be listed by: its heading, in the words of the menu, and the page that lists it, without
 * locale prefix.
 */
const groups: Readonly<Record<string, Group>> = {
  [product.slug]: { path: `/${product.slug}/`, title: { text: product.name } },
  slots: { path: '/slots/', title: { key: 'group.slots' } },
  hp_slots: { path: '/slots/', title: { key: 'group.hp_slots' } },
  megaways: { path: '/slots/megaways/', title: { key: 'group.megaways' } },
  jackpots: { path: '/slots/jackpots/', title: { key: 'group.jackpots' } },
  daily_jackpots: { path: '/slots/daily-jackpots/', title: { key: 'group.daily_jackpots' } },
  bingo: { path: '/bingo/', title: { text: 'Bingo' } },
  bingo_es: { path: '/casino/video-bingo/', title: { key: 'group.bingo_es' } },
  casino: { path: '/casino/', title: { key: 'group.casino' } },
  roulette: { path: '/casino/roulette/', paths: { es: '/casino/ruleta/' }, title: { key: 'group.roulette' } },
  live_roulette: {
    path: '/casino/roulette/',
    paths: { es: '/casino/ruleta-en-vivo/' },
    title: { key: 'group.live_roulette' },
  },
  blackjack: { path: '/casino/blackjack/', title: { text: 'Blackjack' } },
  other: { path: '/casino/other/', paths: { es: '/casino/' }, title: { key: 'group.other' } },
  plinko: { path: '/casino/', paths: { 'en-GB': '/casino/plinko-games/' }, title: { text: 'Plinko' } },
  scratch_cards: { path: '/casino/', title: { key: 'group.scratch_cards' } },
  popular: { path: '/', title: { key: 'group.popular' } },
};

/** Every group code, in the order in which pages usually show them. */
export const groupCodes: readonly string[] = Object.keys(groups);

/** Heading and page of a group, undefined for a code that is none. */
export function groupIn(culture: CultureCode, code: string): { title: string; path: string } | undefined {
  const group = Object.hasOwn(groups, code) ? groups[code] : undefined;
  if (!group) return undefined;
  const { title, path, paths } = group;
  return {
    title: 'text' in title ? title.text : texts[languageOf(culture)][title.key],
    path: paths?.[culture] ?? path,
  };
}
