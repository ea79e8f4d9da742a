import type { WrittenGameCard } from '../../../shared/contract/written.ts';
import type { CatalogueGame } from '../catalogue/game.ts';
import { type DescribedArt, hashArt, tileOf } from '../images/art-url.ts';
import { placeholderOf } from '../images/motif.ts';

/** The game's own page, without locale prefix. */
export const pathOf = ({ homeGroup, slug }: CatalogueGame): string => `/${homeGroup}/${slug}/`;

/** Art description from which a game's picture URLs are built and its pictures drawn. */
export function artOf({ slug, name, art }: CatalogueGame, artVersion: string): DescribedArt {
  return { slug, name, art, artHash: hashArt(artVersion, art), placeholder: placeholderOf(art) };
}

/** A game as lists show it. */
export function toCard(game: CatalogueGame, artVersion: string): WrittenGameCard {
  const { id, slug, name, groups, provider, badges, isLive, themes, features, releasedAt, popularity, status } = game;
  return {
    id,
    slug,
    name,
    groups: [...groups],
    path: pathOf(game),
    provider,
    image: tileOf(artOf(game, artVersion)),
    badges: [...badges],
    ...(game.rating !== undefined && { rating: game.rating }),
    ...(game.jackpotId !== undefined && { jackpotId: game.jackpotId }),
    isLive,
    ...(game.volatility && { volatility: game.volatility }),
    ...(game.rtp !== undefined && { rtp: game.rtp }),
    ...(game.minBet && { minBet: game.minBet }),
    ...(game.maxBet && { maxBet: game.maxBet }),
    ...(game.mechanic !== undefined && { mechanic: game.mechanic }),
    themes: [...themes],
    features: [...features],
    releasedAt,
    popularity,
    status,
  };
}
