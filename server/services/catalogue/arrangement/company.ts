import type { CultureCode } from '../../../../locales/index.ts';
import { markets } from '../markets.ts';
import { nameIn } from '../naming/name-in.ts';
import { createNameOrder } from '../naming/name-order.ts';
import { returnIn } from '../rows/return-in.ts';
import { hueDistance, isSameComposition, leastHueDistance, lookAlike } from '../scenes/scenes.ts';
import type { Scene, Title } from '../titles/title.ts';
import type { Placed } from './entrant.ts';
import { oneWorldGroups } from './groups.ts';
import { sceneMemory } from './shelf.ts';

/** A market's games, most popular first. */
export interface MarketOrder {
  culture: CultureCode;
  order: readonly Placed[];
}

/** Penalty for two pictures near each other. A worse match costs far more. */
export type Rule = (one: Scene, other: Scene) => number;

/** From here on two pictures may not stand so. */
export const mistake = 10_000;

/** Penalty for neighbours that `mayNeighbour` forbids, in a list of one world and in a mixed list. */
const besideInOneWorld: Rule = (one, other) => (lookAlike(one, other) ? mistake : 0);
const besideInMixed: Rule = (one, other) => (lookAlike(one, other) || one.theme === other.theme ? mistake : 0);

/** In a grid they may stand one above the other. */
const near: Rule = (one, other) => (isSameComposition(one, other) ? 100 : 0);

/** The same words often mean the same composition. Then the colours should differ as much as possible. */
const besideWhenSorted: Rule = (one, other) => {
  const isClose = hueDistance(one, other) < leastHueDistance;
  if (!isSameComposition(one, other)) return isClose ? 1 : 0;
  if (isClose) return mistake;
  return hueDistance(one, other) < 2 * leastHueDistance ? 60 : 10;
};

/** A game with its picture, and its neighbours in every list of every market. */
export interface Guest {
  readonly title: Title;
  scene: Scene;
  /** No two of them are the same. */
  readonly meetings: { readonly other: Guest; readonly rule: Rule }[];
}

/** The games of a market in each other order that a visitor may ask for: by name, the newest first, the highest return first. */
function sortedOrders({ culture, order }: MarketOrder): (readonly Placed[])[] {
  const market = markets[culture];
  const compare = createNameOrder(culture);
  const nameOf = ({ title }: Placed) => nameIn(title, market.language);
  const returnOf = ({ title }: Placed) => returnIn(title, market) ?? 0;
  const dayOf = ({ title }: Placed) => Date.parse(title.releasedAt.slice(0, 10));
  return [
    order.toSorted((a, b) => compare(nameOf(a), nameOf(b))),
    order.toSorted((a, b) => dayOf(b) - dayOf(a)),
    order.toSorted((a, b) => returnOf(b) - returnOf(a)),
  ];
}

/** All games that are in some market, each once; the picture of one is the same in all. */
export function gatherCompany(orders: readonly MarketOrder[]): Guest[] {
  const guests = new Map<Title, Guest>();
  for (const { title, scene } of orders.flatMap(({ order }) => order)) {
    guests.set(title, { title, scene, meetings: [] });
  }
  const add = ({ meetings }: Guest, other: Guest, rule: Rule) => {
    if (!meetings.some((met) => met.other === other && met.rule === rule)) meetings.push({ other, rule });
  };
  const meet = (list: readonly Placed[], rule: Rule, distance = 1) => {
    const row = list.flatMap(({ title }) => guests.get(title) ?? []);
    for (const [index, guest] of row.entries()) {
      for (const other of row.slice(index + 1, index + 1 + distance)) {
        add(guest, other, rule);
        add(other, guest, rule);
      }
    }
  };
  for (const market of orders) {
    const { order } = market;
    const sorted = sortedOrders(market);
    for (const all of sorted) meet(all, besideWhenSorted);
    for (const group of new Set(order.flatMap(({ groups }) => groups))) {
      const isIn = ({ groups }: Placed) => groups.includes(group);
      const list = order.filter(isIn);
      meet(list, oneWorldGroups.has(group) ? besideInOneWorld : besideInMixed);
      meet(list, near, sceneMemory);
      for (const all of sorted) meet(all.filter(isIn), besideWhenSorted);
    }
  }
  return [...guests.values()];
}
