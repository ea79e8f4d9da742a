import { createChance, createRandom } from '../../art/kit/random.ts';
import type { CultureCode } from '../../../../locales/index.ts';
import type { JackpotSeed } from '../jackpots.ts';
import { jackpotSeeds } from '../jackpots.ts';
import { markets } from '../markets.ts';
import type { Scene, Title } from '../titles/title.ts';
import { arrange, firstOfAll } from './arrange.ts';
import type { Entrant, Placed } from './entrant.ts';
import { groupsOf, homeGroups } from './groups.ts';
import { shuffle } from './roster.ts';

/** A game at its place in a market, with the jackpot that it pays into. */
export interface Listed extends Placed {
  jackpot?: JackpotSeed;
}

/** How many of the first games of all make the popular ones. */
const popularCount = 60;

/** Slots that the home page shows where the market has a list of its own for them. */
const homeSlotCount = 96;

/** Slots that pay into a jackpot besides those shown with it. */
const jackpotShare = { most: 210, share: 0.07 };

/** Which games pay into which jackpot: those shown with it, and slots chosen by a fixed draw. */
function drawJackpots(titles: readonly Title[], culture: CultureCode): Map<Title, JackpotSeed> {
  const seeds = jackpotSeeds(culture);
  if (seeds.length === 0) return new Map();
  const byGame = new Map(seeds.flatMap((seed) => seed.games.map((id) => [id, seed] as const)));
  const slots = titles.filter(({ kind, id, tier }) => kind === 'slot' && tier > 0 && !byGame.has(id));
  const drawn = slots
    .map((title) => ({ title, draw: createRandom(`jackpot:${title.id}`)() }))
    .toSorted((a, b) => a.draw - b.draw)
    .slice(0, Math.min(jackpotShare.most, Math.round(slots.length * jackpotShare.share)));
  const chosen = drawn.flatMap(({ title }, index): [Title, JackpotSeed][] => {
    const seed = seeds[index % seeds.length];
    return seed ? [[title, seed]] : [];
  });
  const shown = titles.flatMap((title): [Title, JackpotSeed][] => {
    const seed = byGame.get(title.id);
    return seed ? [[title, seed]] : [];
  });
  return new Map([...chosen, ...shown]);
}

/** Orders a market's games by popularity; `chosen` holds the pictures that other markets chose, by id. */
export function orderMarket(
  culture: CultureCode,
  titles: readonly Title[],
  chosen: ReadonlyMap<string, Scene>,
): Listed[] {
  const market = markets[culture];
  const jackpots = drawJackpots(titles, culture);
  const shelves = new Map<string, Entrant[]>();
  const isFirst = ({ id }: Title) => market.firstSlots.includes(id);
  for (const title of shuffle(titles, culture).toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))) {
    const home = homeGroups[title.kind];
    const scene = chosen.get(title.id);
    const entrant = {
      title,
      groups: groupsOf(title, market, jackpots.get(title)),
      scenes: scene ? [scene] : title.scenes,
    };
    const shelf = shelves.get(home);
    if (shelf) shelf.push(entrant);
    else shelves.set(home, [entrant]);
  }
  const order = arrange([...shelves.values()], createChance(`order:${culture}`), popularCount);
  const slots = order.filter(({ title }) => title.kind === 'slot');
  const homeSlots = new Set(market.groups.includes('hp_slots') ? slots.slice(0, homeSlotCount) : []);
  return order.map((placed, place) => {
    const jackpot = jackpots.get(placed.title);
    const groups = [
      ...placed.groups,
      ...(homeSlots.has(placed) ? ['hp_slots'] : []),
      ...(place < popularCount ? [firstOfAll] : []),
    ];
    return { ...placed, groups, ...(jackpot && { jackpot }) };
  });
}
