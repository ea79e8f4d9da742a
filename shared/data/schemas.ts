/** Schemas of all responses and their checks in one chunk, loaded when the first response arrives. */
export { withoutBanned } from './without-banned.ts';
export { gameContent, gameSpecs } from '../contract/games.ts';
export { checkResponse } from './check-response.ts';
export { shownBanner } from './reduced-banner.ts';
export {
  facetedTiles,
  gamePageInfo,
  gameSummaries,
  groupTotals,
  shownJackpots,
  tileGroups,
  tileList,
} from './reduced-games.ts';
export { slideCardsIn } from './reduced-slides.ts';
