import { CodeList } from '../../../../server/services/games/code-list.ts';
import type { Shelf } from '../../../../server/services/games/shelf.ts';

type Entry = Shelf['games'][number];

const blank: Entry = {
  provider: 0,
  volatility: -1,
  features: [],
  groups: [0],
  theme: 0,
  mechanic: -1,
  rtp: Number.NaN,
  minBet: Number.NaN,
  nameOrder: 0,
  released: 0,
};

/** A shelf of games of which some facts matter. */
export const shelfOf = (games: readonly Partial<Entry>[], more: Partial<Shelf> = {}): Shelf => ({
  first: 1,
  games: games.map((facts) => ({ ...blank, ...facts })),
  codes: codeLists(),
  providerNames: new Map(),
  inGroup: () => [],
  orders: { newest: [], name: [], rtp: [] },
  ...more,
});

export const codeLists = (): Shelf['codes'] => ({
  provider: new CodeList(),
  volatility: new CodeList(),
  feature: new CodeList(),
  group: new CodeList(),
  theme: new CodeList(),
  mechanic: new CodeList(),
});
