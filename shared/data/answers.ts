/** Every answer's schema and what checks it, in one file: loaded when the first answer has come. */
export { withoutBanned } from '../compliance/without-banned.ts';
export { extendedGamePage, gameContent, gameSpecs } from '../contract/games.ts';
export { checkAnswer } from './check-answer.ts';
export { shownBanner } from './shown-banner.ts';
export { facetedTiles, gamePageInfo, groupTotals, shownJackpots, tileGroups, tileList } from './shown-games.ts';
export { slideCards } from './shown-slides.ts';
