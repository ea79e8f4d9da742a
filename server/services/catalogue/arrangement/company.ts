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
type Rule = (one: Scene, other: Scene) => number;

/** A scene with its place among all scenes. */
export interface Picture {
  readonly scene: Scene;
  readonly place: number;
}

/** The penalty of a rule for two pictures. */
type Penalty = (one: Picture, other: Picture) => number;

/** From here on two pictures may not be so. */
export const mistake = 10_000;

/** Penalty for neighbours that `mayNeighbour` forbids, in a list of one world and in a mixed list. */
const besideInOneWorld: Rule = (one, other) => (lookAlike(one, other) ? mistake : 0);
const besideInMixed: Rule = (one, other) => (lookAlike(one, other) || one.theme === other.theme ? mistake : 0);

/** In a grid they may be one above the other. */
const near: Rule = (one, other) => (isSameComposition(one, other) ? 100 : 0);

/** The same words often mean the same composition. Then the colours should differ as much as possible. */
const besideWhenSorted: Rule = (one, other) => {
  const distance = hueDistance(one, other);
  const isClose = distance < leastHueDistance;
  if (!isSameComposition(one, other)) return isClose ? 1 : 0;
  if (isClose) return mistake;
  return distance < 2 * leastHueDistance ? 60 : 10;
};

/** Computes each penalty of a rule once, since the same of the `count` pictures are compared millions of times. */
function tabulate(rule: Rule, count: number): Penalty {
  const unknown = -1;
  const known = new Int16Array(count ** 2).fill(unknown);
  return (one, other) => {
    const index = one.place * count + other.place;
    let penalty = known[index] ?? unknown;
    if (penalty === unknown) {
      penalty = rule(one.scene, other.scene);
      known[index] = penalty;
    }
    return penalty;
  };
}

/** A game with its picture, and its neighbours in every list of every market. */
export interface Guest {
  readonly title: Title;
  picture: Picture;
  /** The pictures that it may have. */
  readonly pictures: readonly Picture[];
  /** No two of them are the same. */
  readonly meetings: { readonly other: Guest; readonly penalty: Penalty }[];
}

/** Sorts by a key that is computed once for each item. */
function sortBy<TItem, TKey>(
  items: readonly TItem[],
  keyOf: (item: TItem) => TKey,
  compare: (one: TKey, other: TKey) => number,
): TItem[] {
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .sort((a, b) => compare(a.key, b.key))
    .map(({ item }) => item);
}

const descending = (one: number, other: number) => other - one;

/** The games of a market in each other order that a visitor may choose: by name, the newest first, the highest return first. */
function sortedOrders({ culture, order }: MarketOrder): (readonly Placed[])[] {
  const market = markets[culture];
  const compare = createNameOrder(culture);
  const nameOf = ({ title }: Placed) => nameIn(title, market.language);
  const returnOf = ({ title }: Placed) => returnIn(title, market) ?? 0;
  const dayOf = ({ title }: Placed) => Date.parse(title.releasedAt.slice(0, 10));
  return [sortBy(order, nameOf, compare), sortBy(order, dayOf, descending), sortBy(order, returnOf, descending)];
}

/** All games that are in some market, each once; the picture of one is the same in all. */
export function gatherCompany(orders: readonly MarketOrder[]): Guest[] {
  const pictures = new Map<Scene, Picture>();
  const pictureOf = (scene: Scene) => {
    const picture = pictures.get(scene) ?? { scene, place: pictures.size };
    pictures.set(scene, picture);
    return picture;
  };
  const guests = new Map<Title, Guest>();
  for (const { title, scene } of orders.flatMap(({ order }) => order)) {
    const own = { picture: pictureOf(scene), pictures: title.scenes.map(pictureOf) };
    guests.set(title, { title, ...own, meetings: [] });
  }
  const add = ({ meetings }: Guest, other: Guest, penalty: Penalty) => {
    if (!meetings.some((met) => met.other === other && met.penalty === penalty)) meetings.push({ other, penalty });
  };
  const penalties = {
    besideInOneWorld: tabulate(besideInOneWorld, pictures.size),
    besideInMixed: tabulate(besideInMixed, pictures.size),
    near: tabulate(near, pictures.size),
    besideWhenSorted: tabulate(besideWhenSorted, pictures.size),
  };
  const meet = (list: readonly Placed[], penalty: Penalty, distance = 1) => {
    const row = list.flatMap(({ title }) => guests.get(title) ?? []);
    for (const [index, guest] of row.entries()) {
      for (const other of row.slice(index + 1, index + 1 + distance)) {
        add(guest, other, penalty);
        add(other, guest, penalty);
      }
    }
  };
  for (const market of orders) {
    const { order } = market;
    const sorted = sortedOrders(market);
    for (const all of sorted) meet(all, penalties.besideWhenSorted);
    for (const group of new Set(order.flatMap(({ groups }) => groups))) {
      const isIn = ({ groups }: Placed) => groups.includes(group);
      const list = order.filter(isIn);
      meet(list, oneWorldGroups.has(group) ? penalties.besideInOneWorld : penalties.besideInMixed);
      meet(list, penalties.near, sceneMemory);
      for (const all of sorted) meet(all.filter(isIn), penalties.besideWhenSorted);
    }
  }
  return [...guests.values()];
}
