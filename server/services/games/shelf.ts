import type { DatabaseSync } from 'node:sqlite';
import { cultureCodes, type CultureCode } from '../../../locales/index.ts';
import { CodeList } from './code-list.ts';

/**
 * Fields of a game for filters, facets and relations. Codes are indexes into the shelf's lists, -1 where the game has
 * none.
 */
export interface ShelfGame {
  provider: number;
  volatility: number;
  features: readonly number[];
  groups: readonly number[];
  theme: number;
  mechanic: number;
  /** Percent; NaN where unknown, so that no comparison holds. */
  rtp: number;
  /** Lowest stake in minor units; NaN where unknown. */
  minBet: number;
  nameOrder: number;
  /** As a day number, such as 20260131. */
  released: number;
}

export const listOrders = ['newest', 'name', 'rtp'] as const;

/**
 * All listed games of a culture in memory, most popular first, with just the columns that lists are made by: counting the facets
 * of 60,000 of them takes a millisecond or two here. Everything else about a game stays in the database.
 */
export interface Shelf {
  /** The first game's place in the database; the others follow one by one. */
  first: number;
  games: readonly ShelfGame[];
  codes: Readonly<Record<'provider' | 'volatility' | 'feature' | 'group' | 'theme' | 'mechanic', CodeList>>;
  providerNames: ReadonlyMap<string, string>;
  /** Indexes into `games` of a group's games; empty for a group that is not there. */
  inGroup(group: string): readonly number[];
  /** Indexes into `games` in other orders than by popularity. */
  orders: Readonly<Record<(typeof listOrders)[number], readonly number[]>>;
}

type Row = readonly [
  string,
  string,
  string | null,
  string,
  string,
  string,
  string | null,
  number | null,
  number | null,
  number,
  string,
];

const columns =
  'provider_code, provider_name, volatility, features, groups, theme, mechanic, rtp, min_bet, name_order, released_at';

function readShelf(database: DatabaseSync, culture: CultureCode): Shelf {
  const codes: Shelf['codes'] = {
    provider: new CodeList(),
    volatility: new CodeList(),
    feature: new CodeList(),
    group: new CodeList(),
    theme: new CodeList(),
    mechanic: new CodeList(),
  };
  const providerNames = new Map<string, string>();
  const listed = `FROM game WHERE culture = ? AND status <> 'retired'`;
  const select = database.prepare(`SELECT ${columns} ${listed} ORDER BY place`);
  select.setReturnArrays(true);
  const numbers = (list: CodeList, text: string) =>
    text === '' ? [] : text.split(' ').map((code) => list.number(code));
  const games = (select.all(culture) as unknown as Row[]).map((row): ShelfGame => {
    const [provider, providerName, volatility, features, groups, theme, mechanic, rtp, minBet, nameOrder, released] =
      row;
    providerNames.set(provider, providerName);
    return {
      provider: codes.provider.number(provider),
      volatility: volatility === null ? -1 : codes.volatility.number(volatility),
      features: numbers(codes.feature, features),
      groups: numbers(codes.group, groups),
      theme: codes.theme.number(theme),
      mechanic: mechanic === null ? -1 : codes.mechanic.number(mechanic),
      rtp: rtp ?? Number.NaN,
      minBet: minBet ?? Number.NaN,
      nameOrder,
      released: Number(released.slice(0, 10).replaceAll('-', '')),
    };
  });
  const first = database.prepare(`SELECT min(place) AS first ${listed}`).get(culture)?.['first'];
  const order = (rank: (game: ShelfGame) => number) => {
    const ranks = games.map(rank);
    return ranks.map((_, index) => index).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
  };
  const groups = codes.group.codes.map((): number[] => []);
  for (const [index, game] of games.entries()) {
    for (const group of game.groups) groups[group]?.push(index);
  }
  return {
    first: Number(first ?? 1),
    games,
    codes,
    providerNames,
    inGroup: (group) => [...codes.group.find([group])].flatMap((number) => groups[number] ?? []),
    orders: {
      newest: order((game) => -game.released),
      name: order((game) => game.nameOrder),
      rtp: order((game) => (Number.isNaN(game.rtp) ? 0 : -game.rtp)),
    },
  };
}

export type Shelves = Readonly<Record<CultureCode, Shelf>>;

export function readShelves(database: DatabaseSync): Shelves {
  return Object.fromEntries(cultureCodes.map((culture) => [culture, readShelf(database, culture)])) as Record<
    CultureCode,
    Shelf
  >;
}
