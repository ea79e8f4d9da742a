import * as v from 'valibot';
import { filledText, img, sitePath } from '../contract/basics.ts';
import { gameCard, gameGroup, gameInfo, gamePage } from '../contract/games.ts';
import { jackpot, jackpotsFeed } from '../contract/jackpots.ts';
import { list, primaryList } from '../contract/list.ts';
import { optional, shape, wanted } from '../contract/tolerant.ts';
import { counted } from './counted.ts';
import { shownByBadges } from './shown-by-badges.ts';

// Responses reduced to the fields that components read, since a page's data is part of its HTML, 48 times per tile. The
// contract's own schemas stay complete.

/** An image as tiles need it. */
const urlOnly = v.pick(img, ['url']);

/** Field order in which consecutive cards repeat long sequences, which saves a hundred bytes of compressed HTML. */
const shownCard = shape({
  image: wanted(urlOnly),
  ...v.pick(gameCard, ['path', 'id', 'name', 'badges', 'volatility', 'minBet', 'maxBet']).entries,
  provider: wanted(shape({ name: filledText })),
  ...v.pick(gameCard, ['rtp', 'rating', 'jackpotId', 'releasedAt']).entries,
});

/** A game as a tile shows it. Its path contains its group and slug. */
export const tileCard = v.pipe(
  shownCard,
  v.transform(({ releasedAt, rating, ...card }): v.InferOutput<typeof shownCard> => ({
    ...card,
    ...shownByBadges({ badges: card.badges, rating, releasedAt }),
  })),
);
export type TileCard = v.InferOutput<typeof tileCard>;

const tilePage = shape({ ...v.pick(gamePage, ['total', 'offset']).entries, items: primaryList(tileCard) });

export const tileList = counted(tilePage);

/** A category's list with its facets. */
export const facetedTiles = counted(shape({ ...tilePage.entries, ...v.pick(gamePage, ['facets']).entries }));
export type FacetedTiles = v.InferOutput<typeof facetedTiles>;

export const tileGroups = shape({ groups: primaryList(shape({ ...gameGroup.entries, items: primaryList(tileCard) })) });

/** Short texts of games. Games without one are omitted. */
export const gameSummaries = shape({
  items: primaryList(shape({ id: filledText, shortText: optional(filledText) })),
});

/** Number of games by group, without the games. */
export const groupTotals = shape({ groups: primaryList(v.pick(gameGroup, ['code', 'total'])) });

export const gamePageInfo = shape({ ...gameInfo.entries, related: optional(list(tileCard)) });
export type GamePageInfo = v.InferOutput<typeof gamePageInfo>;

const jackpotFields = shape({
  ...v.pick(jackpot, ['id', 'name', 'type', 'amount', 'velocityPerSecond', 'mustDropBy', 'mustDropAmount', 'lastWonAt'])
    .entries,
  /** Dropped after reading. The page's data is validated again in the browser. */
  status: jackpot.entries.status,
  /** Only the first game, which gives the jackpot its picture and link. */
  games: wanted(
    v.pipe(
      list(shape({ path: sitePath, image: wanted(urlOnly) })),
      v.transform((games) => games.slice(0, 1)),
    ),
    [],
  ),
});
export type ShownJackpot = Omit<v.InferOutput<typeof jackpotFields>, 'status'>;

/** Suspended jackpots are omitted. The last win is shown only for jackpots without a deadline. */
const shownJackpot = ({ status, lastWonAt, ...fields }: v.InferOutput<typeof jackpotFields>) => {
  if (status === 'suspended') return [];
  return lastWonAt === undefined || fields.mustDropBy ? [fields] : [{ ...fields, lastWonAt }];
};

export const shownJackpots = shape({
  ...v.pick(jackpotsFeed, ['asOf', 'pollSeconds']).entries,
  items: v.pipe(
    primaryList(jackpotFields),
    v.transform((items): ShownJackpot[] => items.flatMap(shownJackpot)),
  ),
});
export type ShownJackpots = v.InferOutput<typeof shownJackpots>;
