import * as v from 'valibot';
import { img, sitePath } from '../contract/basics.ts';
import { gameCard, gameGroup, gameInfo, gamePage } from '../contract/games.ts';
import { jackpot, jackpotsFeed } from '../contract/jackpots.ts';
import { list, mainList } from '../contract/list.ts';
import { shownByBadges } from './shown-by-badges.ts';

/**
 * Answers cut down to what components read: what a page was rendered from travels in its HTML, 48 times a tile. The contract's
 * own schemas stay whole for everybody else.
 */
const address = v.pick(img, ['url']);

/** In an order by which the next card repeats long runs of the one before: the page is a hundred bytes smaller. */
const shownCard = v.object({
  image: address,
  ...v.pick(gameCard, ['path', 'id', 'name', 'badges', 'volatility', 'minBet', 'maxBet']).entries,
  provider: v.pick(gameCard.entries.provider, ['name']),
  ...v.pick(gameCard, ['rtp', 'rating', 'jackpotId', 'releasedAt']).entries,
});

/** A game as a tile shows it. Its group and slug stand in its path. */
export const tileCard = v.pipe(
  shownCard,
  v.transform(({ releasedAt, rating, ...card }): v.InferOutput<typeof shownCard> => ({
    ...card,
    ...shownByBadges({ badges: card.badges, rating, releasedAt }),
  })),
);
export type TileCard = v.InferOutput<typeof tileCard>;

export const tileList = v.object({ ...v.pick(gamePage, ['total']).entries, items: mainList(tileCard) });

/** A category's list, with what it can be filtered by. */
export const facetedTiles = v.object({ ...tileList.entries, ...v.pick(gamePage, ['facets']).entries });
export type FacetedTiles = v.InferOutput<typeof facetedTiles>;

export const tileGroups = v.object({ groups: mainList(v.object({ ...gameGroup.entries, items: mainList(tileCard) })) });

/** How many games a group has, without the games. */
export const groupTotals = v.object({ groups: mainList(v.pick(gameGroup, ['code', 'total'])) });

export const gamePageInfo = v.object({ ...gameInfo.entries, related: v.optional(list(tileCard)) });
export type GamePageInfo = v.InferOutput<typeof gamePageInfo>;

const jackpotFields = v.object({
  ...v.pick(jackpot, ['id', 'name', 'type', 'amount', 'velocityPerSecond', 'mustDropBy', 'mustDropAmount', 'lastWonAt'])
    .entries,
  /** Gone once it has been read: what travels with the page is read again in the browser. */
  status: v.optional(jackpot.entries.status),
  /** The first one alone: it gives the jackpot its picture and its link. */
  games: v.pipe(
    list(v.object({ path: sitePath, image: address })),
    v.transform((games) => games.slice(0, 1)),
  ),
});
export type ShownJackpot = Omit<v.InferOutput<typeof jackpotFields>, 'status'>;

/** One that is suspended is left out. When it was last won is told only where there is no time by which it must be. */
const shownJackpot = ({ status, lastWonAt, ...fields }: v.InferOutput<typeof jackpotFields>) => {
  if (status === 'suspended') return [];
  return lastWonAt === undefined || fields.mustDropBy ? [fields] : [{ ...fields, lastWonAt }];
};

export const shownJackpots = v.object({
  ...v.pick(jackpotsFeed, ['asOf', 'pollSeconds']).entries,
  items: v.pipe(
    mainList(jackpotFields),
    v.transform((items): ShownJackpot[] => items.flatMap(shownJackpot)),
  ),
});
export type ShownJackpots = v.InferOutput<typeof shownJackpots>;
