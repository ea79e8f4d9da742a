import { isRecord } from './is-record.ts';

/** Whether a value is a banned game, a list of banned games, a site map entry of one, or a wrapper of one. */
function isBanned(value: unknown, banned: readonly string[]): boolean {
  if (!isRecord(value)) return false;
  const { slug, groups, group, jackpotId, code, items, card, type, data, games, amount } = value;
  const has = (of: unknown) => typeof of === 'string' && banned.includes(of);
  if (typeof slug === 'string' && ((Array.isArray(groups) && groups.some(has)) || has(group))) return true;
  // A game without known groups could belong to any.
  if (typeof slug === 'string' && 'isLive' in value && 'popularity' in value && !Array.isArray(groups)) return true;
  if (Array.isArray(items) && has(code)) return true;
  const isOfJackpot = typeof jackpotId === 'string' || (isRecord(amount) && Array.isArray(games));
  if (isOfJackpot && has('jackpots')) return true;
  return isBanned(card, banned) || (type === 'game' && isBanned(data, banned));
}

/**
 * A service's response without the games that the market bans, since services need not apply the ban. Undefined when
 * the response is about such a game. Groups have the codes of the contract, and every game with a jackpot belongs to
 * `jackpots`.
 */
export function withoutBanned(result: unknown, banned: readonly string[]): unknown {
  if (isBanned(result, banned)) return undefined;
  if (Array.isArray(result)) {
    return result.filter((item) => !isBanned(item, banned)).map((item) => withoutBanned(item, banned));
  }
  if (!isRecord(result)) return result;
  return Object.fromEntries(Object.entries(result).map(([name, value]) => [name, withoutBanned(value, banned)]));
}
