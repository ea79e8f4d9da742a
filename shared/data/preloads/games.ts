import { gameGroupsIn } from '../../routing/availability.ts';
import { canonicalItemPath } from '../../routing/canonical.ts';
import { bannerOf } from '../../banner/banner-of.ts';
import { cardImage, heroImages } from '../banners.ts';
import { sectionBanner } from './banners.ts';
import { parseCategoryQuery } from '../category-query.ts';
import { categoryGames } from '../game-lists.ts';
import { gameTexts } from '../game.ts';
import { jackpots, pageSize, popularGames } from '../games.ts';
import { type PageItem, pageItem } from '../page-item.ts';
import { gameOf } from '../published-or-draft.ts';
import type { GamePageInfo } from '../reduced-games.ts';
import { localDay } from '../../time/local-day.ts';
import { followUp, furtherPageGate, itemGate, mainList, type Preloads } from './plan.ts';

/** Suggestions of an error page, which does not wait for them. */
export const errorPreloads: Preloads<object> = ({ culture: { code, timeZone }, now }) => {
  const { desktop, mobile } = heroImages({ culture: code, section: 'error', day: localDay(now, timeZone) });
  return { gates: [], deferred: [popularGames(code), jackpots(code), desktop, mobile] };
};

/** Lists are not awaited, except further pages. */
export const categoryPreloads: Preloads<object> = ({ culture, route, search }) => {
  const filters = parseCategoryQuery(search);
  const games = categoryGames(culture.code, gameGroupsIn(route, culture.code), filters);
  const others = [jackpots(culture.code)];
  const main = mainList(games);
  if (filters.page === 1) return { gates: [], deferred: [games, ...others], main };
  return { gates: [furtherPageGate(games, (filters.page - 1) * pageSize)], deferred: others, main };
};

const describeGame = (game: GamePageInfo): PageItem => ({
  ...pageItem(game.card.name, game.seo, game),
  thing: { kind: 'game', game },
});

/** A game requested under another group's path redirects to its own, unless both are equal after normalisation. */
export const gamePreloads: Preloads<{ readonly gameSlug: string }> = (context) => {
  const { culture, params, path, bt } = context;
  const { deferred, followUps } = sectionBanner(context, params.gameSlug);
  const { section } = bannerOf(context.route, culture.code) ?? {};
  const front = section && cardImage({ culture: culture.code, section, gameSlug: params.gameSlug, bt });
  return {
    gates: [
      itemGate(gameOf(culture.code, params), describeGame, ({ card }) => {
        const own = canonicalItemPath(card.path);
        return own === path ? undefined : own;
      }),
    ],
    deferred: [
      gameTexts(culture.code, params.gameSlug),
      jackpots(culture.code),
      ...(front ? [front] : []),
      ...deferred,
    ],
    followUps,
  };
};

export const previewGamePreloads: Preloads<{ readonly gameId: string }> = ({ culture, params }) => {
  const game = gameOf(culture.code, params);
  return {
    gates: [itemGate(game, describeGame)],
    deferred: [jackpots(culture.code)],
    followUps: [followUp(game, ({ card }) => [gameTexts(culture.code, card.slug)])],
  };
};
