import * as v from 'valibot';
import { list } from '../contract/list.ts';
import { tileCard } from '../data/reduced-games.ts';
import type { SavedGames } from './saved-games.ts';

const time = v.pipe(v.number(), v.integer(), v.minValue(0));

const savedGames = v.object({
  entries: list(v.object({ id: v.string(), at: time, checkedAt: time, card: v.optional(tileCard) })),
  clearedAt: time,
});

/** Parses a stored list. Undefined when it is not a list. An invalid game is dropped alone. */
export function readSaved(stored: unknown): SavedGames | undefined {
  const result = v.safeParse(savedGames, stored);
  return result.success ? result.output : undefined;
}
