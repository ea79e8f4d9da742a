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

/** What it costs that two pictures stand so near one another; the worse by far the dearer. */
export type Rule = (one: Scene, other: Scene) => number;

/** From here on two pictures may not stand so. */
export const mistake = 10_000;

/** What `mayNeighbour` forbids, where all games are of one world and where they are not. */
const besideInOneWorld: Rule = (one, other) => (lookAlike(one, other) ? mistake : 0);
const besideInMixed: Rule = (one, other) => (lookAlike(one, other) || one.theme === other.theme ? mistake : 0);

/** In a grid they may stand one above the other. */
const near: Rule = (one, other) => (isSameComposition(one, other) ? 100 : 0);

/** The same words often stand for the same composition: then in another colour, the more so the better. */
const besideWhenSorted: Rule = (one, other) => {
  const isClose = hueDistance(one, other) < leastHueDistance;
  if (!isSameComposition(one, other)) return isClose ? 1 : 0;
  if (isClose) return mistake;
  return hueDistance(one, other) < 2 * leastHueDistance ? 60 : 10;
};

/** The games that each one meets in some list of some market, by what holds between them there. */
export type Company = ReadonlyMap<Title, ReadonlyMap<Rule, ReadonlySet<Title>>>;

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

/** Who stands by whom, by popularity and in the other orders. */
export function findCompany(orders: readonly MarketOrder[]): Company {
  const company = new Map<Title, Map<Rule, Set<Title>>>();
  const add = (title: Title, rule: Rule, other: Title) => {
    const rules = company.get(title) ?? new Map<Rule, Set<Title>>();
    company.set(title, rules);
    const others = rules.get(rule) ?? new Set();
    rules.set(rule, others.add(other));
  };
  const meet = (list: readonly Placed[], rule: Rule, distance = 1) => {
    for (const [index, { title }] of list.entries()) {
      for (const { title: other } of list.slice(index + 1, index + 1 + distance)) {
        add(title, rule, other);
        add(other, rule, title);
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
  return company;
}
