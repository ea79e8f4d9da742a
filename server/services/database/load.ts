import type { DatabaseSync } from 'node:sqlite';
import { cultureCodes, type CultureCode } from '../../../locales/index.ts';
import type { CatalogueGame } from '../catalogue/game.ts';
import { createNameOrder } from '../catalogue/naming/name-order.ts';
import { artOf, toCard } from '../games/card.ts';
import { wordsOf } from '../games/search/words-of.ts';
import { createTextIndex } from '../games/search/text-index.ts';
import { collectWords, fillSiteMap } from './schema.ts';

/** Output of the generator. */
export interface Catalogue {
  games: Iterable<CatalogueGame>;
  /** Games that only a preview shows. */
  drafts: readonly CatalogueGame[];
}

/** Places are given in this order: listed games first, the popular ahead. */
function byPlace(a: CatalogueGame, b: CatalogueGame): number {
  const unlisted = Number(a.status === 'retired') - Number(b.status === 'retired');
  return unlisted || b.popularity - a.popularity || (a.slug < b.slug ? -1 : 1);
}

/** The place of each name in the alphabet of the culture's language. */
function orderNames(games: readonly CatalogueGame[], culture: CultureCode): ReadonlyMap<CatalogueGame, number> {
  const compare = createNameOrder(culture);
  return new Map(games.toSorted((a, b) => compare(a.name, b.name)).map((game, order) => [game, order]));
}

const columns = (
  'place culture id slug path name folded name_order home_group groups provider_code provider_name volatility features ' +
  'rtp min_bet theme mechanic released_at jackpot_id status art_hash card game'
).split(' ');

function toRow(game: CatalogueGame, artVersion: string) {
  const card = toCard(game, artVersion);
  return {
    culture: game.culture,
    id: game.id,
    slug: game.slug,
    path: card.path,
    name: game.name,
    folded: wordsOf(game.name).join(' '),
    home_group: game.homeGroup,
    groups: game.groups.join(' '),
    provider_code: game.provider.code,
    provider_name: game.provider.name,
    volatility: game.volatility ?? null,
    features: game.features.join(' '),
    rtp: game.rtp ?? null,
    min_bet: game.minBet?.amount ?? null,
    theme: game.art.theme,
    mechanic: game.mechanic ?? null,
    released_at: game.releasedAt,
    jackpot_id: game.jackpotId ?? null,
    status: game.status,
    art_hash: artOf(game, artVersion).artHash,
    card: JSON.stringify(card),
    game: JSON.stringify(game),
  };
}

/** Fills empty tables. Returns the number of games. */
export function loadCatalogue(database: DatabaseSync, { games: all, drafts }: Catalogue, artVersion: string): number {
  const insertGame = database.prepare(
    `INSERT INTO game (${columns.join()}) VALUES (${columns.map((column) => `:${column}`).join()})`,
  );
  const indexText = createTextIndex(database);
  const insertDraft = database.prepare('INSERT INTO draft VALUES (:culture, :id, :art_hash, :card, :game)');
  const byCulture = Map.groupBy(all, ({ culture }) => culture);
  let place = 0;

  for (const culture of cultureCodes) {
    const games = (byCulture.get(culture) ?? []).toSorted(byPlace);
    const nameOrder = orderNames(games, culture);
    for (const game of games) {
      place += 1;
      insertGame.run({ place, name_order: nameOrder.get(game) ?? 0, ...toRow(game, artVersion) });
      if (game.status !== 'retired') indexText(place, game);
    }
  }
  for (const draft of drafts) {
    const { culture, id, art_hash, card, game } = toRow(draft, artVersion);
    insertDraft.run({ culture, id, art_hash, card, game });
  }
  database.exec(collectWords);
  database.exec(fillSiteMap);
  return place;
}
