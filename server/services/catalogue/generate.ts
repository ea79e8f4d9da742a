import type { CultureCode } from '../../../locales/index.ts';
import { cultureCodes } from '../../../locales/index.ts';
import { createChance, createRandom } from '../art/kit/random.ts';
import type { Listed } from './arrangement/market-order.ts';
import { orderMarket } from './arrangement/market-order.ts';
import { repaint } from './arrangement/repaint.ts';
import { chooseRoster } from './arrangement/roster.ts';
import type { CatalogueGame } from './game.ts';
import { maintainedGames, markets } from './markets.ts';
import { createRow } from './rows/row.ts';
import type { Scene, Title } from './titles/title.ts';
import { createTitles } from './titles/titles.ts';

/** No game above this place is closed for maintenance: the first ones of a list stay playable. */
const firstMaintained = 120;

/** The places of the games that are closed for maintenance. */
function drawMaintained(culture: CultureCode, count: number): ReadonlySet<number> {
  const random = createRandom(`maintenance:${culture}`);
  const draw = () => firstMaintained + Math.floor(random() * (count - firstMaintained));
  return new Set(Array.from({ length: maintainedGames }, draw));
}

function createRows(culture: CultureCode, order: readonly Listed[], retired: readonly Title[]): CatalogueGame[] {
  const maintained = drawMaintained(culture, order.length);
  const turns = new Map<string, number>();
  function takeTurn({ world, play }: Title): number {
    const sort = world ?? play.mechanic;
    const turn = turns.get(sort) ?? 0;
    turns.set(sort, turn + 1);
    return turn;
  }
  const listedRows = order.map((listed, place) =>
    createRow(culture, listed, {
      place,
      popularity: order.length - place,
      turn: takeTurn(listed.title),
      status: maintained.has(place) ? 'maintenance' : 'active',
    }),
  );
  const retiredRows = retired.flatMap((title) => {
    const scene = title.scenes[createChance(`retired:${title.id}`).whole(0, title.scenes.length - 1)];
    const turn = takeTurn(title);
    const standing = { place: order.length, popularity: 0, turn, status: 'retired' } as const;
    return scene ? [createRow(culture, { title, groups: [], scenes: [scene], scene }, standing)] : [];
  });
  return [...listedRows, ...retiredRows];
}

/**
 * The catalogue of all cultures, or of some: each culture's games most popular first, the retired ones at the end.
 * The same on every machine and at every call.
 */
export function generateCatalogue(wanted: readonly CultureCode[] = cultureCodes): CatalogueGame[] {
  const titles = createTitles();
  const chosen = new Map<string, Scene>();
  // Every culture is ordered, also when its rows are not wanted: the first to have a game chooses its picture.
  const orders = cultureCodes.map((culture) => {
    const { listed, retired } = chooseRoster(culture, markets[culture], titles);
    const order = orderMarket(culture, listed, chosen);
    for (const { title, scene } of order) {
      if (!chosen.has(title.id)) chosen.set(title.id, scene);
    }
    return { culture, order, retired };
  });
  const painted = repaint(orders);
  return orders.flatMap(({ culture, order, retired }) => {
    const listed = order.map((game) => ({ ...game, scene: painted.get(game.title) ?? game.scene }));
    return wanted.includes(culture) ? createRows(culture, listed, retired) : [];
  });
}
