import type { CultureCode } from '../../locales/index.ts';
import { resource } from './resource.ts';

/** Loaded with the first response, since hydration needs no schemas. */
const schemas = () => import('./schemas.ts');

/*
 * The calls of `games/` about one game. Separate from the lists of the home page, which loads none of them.
 */

export const gameDetails = (culture: CultureCode, gameSlug: string) =>
  resource('v1/games/info/', { culture, gameSlug }, async () => (await schemas()).gamePageInfo);

/** An unpublished game, by id. */
export const gameDraft = (culture: CultureCode, gameId: string) =>
  resource('v1/games/preview/', { culture, gameId }, async () => (await schemas()).gamePageInfo, { freshMs: 0 });

export const gameTexts = (culture: CultureCode, gameSlug: string) =>
  resource('v1/games/content/', { culture, gameSlug }, async () => (await schemas()).gameContent, {
    html: true,
  });

/** A game's facts, without the rest of its page. */
export const gameSpecs = (culture: CultureCode, gameSlug: string) =>
  resource('v1/games/specs/', { culture, gameSlug }, async () => (await schemas()).gameSpecs);
