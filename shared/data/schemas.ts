import * as v from 'valibot';
import { problemOf, withDropped } from '../contract/problems.ts';

/*
 * Schemas of all responses and their checks in one chunk, loaded when the first response arrives.
 */
export { withoutBanned } from './without-banned.ts';
export { gameContent, gameSpecs } from '../contract/games.ts';
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

/** `dropped`: the problem of each invalid item that a list omits. */
type Checked<T> = { data: T; dropped: readonly string[] } | { problem: string };

/** The validated response without unknown fields, or the first mismatch with its path. */
export function checkResponse<T>(schema: v.GenericSchema<unknown, T>, value: unknown): Checked<T> {
  // An array is an object to valibot, without any of the fields that may be missing.
  if (Array.isArray(value) && schema.type.endsWith('object')) return { problem: 'an array instead of an object' };
  const { result, dropped } = withDropped(() => v.safeParse(schema, value));
  return result.success ? { data: result.output, dropped } : { problem: problemOf(result.issues) };
}
