import { gameGroupsIn } from '../../routing/availability.ts';
import { canonicalAddress } from '../../routing/canonical.ts';
import { heroImages } from '../banners.ts';
import { sectionBanner } from './banners.ts';
import { parseCategoryQuery } from '../category-query.ts';
import { categoryGames, gameTexts, jackpots, pageSize, popularGames } from '../games.ts';
import { type PageItem, pageItem } from '../page-item.ts';
import { gameOf } from '../shown-item.ts';
import type { GamePageInfo } from '../shown-games.ts';
import { localDay } from '../../time/local-day.ts';
import { followUp, furtherPageGate, itemGate, type Preloads } from './plan.ts';

/** What an error page offers instead; it waits for none of it. */
export const errorPreloads: Preloads<object> = ({ culture: { code, timeZone }, now }) => {
  const { desktop, mobile } = heroImages({ culture: code, section: 'error', day: localDay(now, timeZone) });
  return { gates: [], deferred: [popularGames(code), jackpots(code), desktop, mobile] };
};

/** A list is never waited for, but for its further pages. */
export const categoryPreloads: Preloads<object> = (context) => {
  const { culture, route, search } = context;
  const filters = parseCategoryQuery(search);
  const games = categoryGames(culture.code, gameGroupsIn(route, culture.code), filters);
  const { deferred, followUps } = sectionBanner(context);
  const others = [jackpots(culture.code), ...deferred];
  if (filters.page === 1) return { gates: [], deferred: [games, ...others], followUps };
  return { gates: [furtherPageGate(games, (filters.page - 1) * pageSize)], deferred: others, followUps };
};

const describeGame = (game: GamePageInfo): PageItem => ({
  ...pageItem(game.card.name, game.seo, game),
  thing: { kind: 'game', game },
});

/** A game asked for under another group's path is sent to its own, unless that is this one in other letters. */
export const gamePreloads: Preloads<{ readonly gameSlug: string }> = (context) => {
  const { culture, params, path } = context;
  const { deferred, followUps } = sectionBanner(context, params.gameSlug);
  return {
    gates: [
      itemGate(gameOf(culture.code, params), describeGame, ({ card }) => {
        const own = canonicalAddress(card.path);
        return own === path ? undefined : own;
      }),
    ],
    deferred: [gameTexts(culture.code, params.gameSlug), jackpots(culture.code), ...deferred],
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
