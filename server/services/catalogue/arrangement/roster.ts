import { createRandom } from '../../art/kit/random.ts';
import type { Kind, Language } from '../codes.ts';
import { kinds, sharedLanguage } from '../codes.ts';
import type { Market } from '../markets.ts';
import { retiredSlots } from '../markets.ts';
import { ownCount } from '../titles/titles.ts';
import type { Title } from '../titles/title.ts';

/** The games of one market. */
export interface Roster {
  listed: readonly Title[];
  retired: readonly Title[];
}

/** Of hand-named titles, about every third is among the first ones; the rest is a fixed shuffle. */
const handNamedHeadStart = 0.12;

/** More than there are hand-picked titles. */
const pickedHeadStart = 1_000;

/** A fixed place for a title in a market: hand-picked ones in their order, then the others. */
function placeIn(seed: string, { id, tier, rank }: Title): number {
  if (rank !== undefined) return rank - pickedHeadStart;
  const place = createRandom(`${seed}:${id}`)();
  return tier === 1 ? place * handNamedHeadStart : place;
}

/** Shuffles titles, always in the same way for a seed; the hand-picked ones stay in front in their order. */
export function shuffle(titles: readonly Title[], seed: string): Title[] {
  const places = new Map(titles.map((title) => [title, placeIn(seed, title)]));
  return titles.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** Chooses a market's games: its share of the English catalogue and those of its own language, each kind in its counts. */
export function chooseRoster(
  seed: string,
  { language, counts, withheldMechanics = [] }: Market,
  titles: Readonly<Record<Language, readonly Title[]>>,
): Roster {
  const retired: Title[] = [];
  const pick = (from: Language, kind: Kind, most: number): Title[] => {
    const isForeign = from !== language;
    // A hand-named title is a turn of phrase: each language has its own instead.
    const candidates = titles[from].filter(
      (title) =>
        title.kind === kind && !(isForeign && title.tier === 1) && !withheldMechanics.includes(title.play.mechanic),
    );
    return shuffle(candidates, seed).slice(0, most);
  };
  const ofKind = (kind: Kind): Title[] => {
    const count = counts[kind] ?? 0;
    const own = language === sharedLanguage ? count : ownCount(language, kind);
    const extra = kind === 'slot' ? retiredSlots : 0;
    const shared = language === sharedLanguage ? [] : pick(sharedLanguage, kind, count - own);
    const chosen = shuffle([...shared, ...pick(language, kind, own + extra)], seed);
    retired.push(...chosen.splice(count));
    return chosen;
  };
  return { listed: kinds.flatMap(ofKind), retired };
}
