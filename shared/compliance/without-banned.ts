import { isRecord } from '../data/is-record.ts';

/** Whether a thing is a game of a banned group, a list of such, an entry of one in a site map, or what a banned game is wrapped in. */
function isBanned(value: unknown, banned: readonly string[]): boolean {
  if (!isRecord(value)) return false;
  const { slug, groups, group, jackpotId, code, items, card, type, data, games, amount } = value;
  const has = (of: unknown) => typeof of === 'string' && banned.includes(of);
  if (typeof slug === 'string' && ((Array.isArray(groups) && groups.some(has)) || has(group))) return true;
  if (Array.isArray(items) && has(code)) return true;
  const isOfJackpot = typeof jackpotId === 'string' || (isRecord(amount) && Array.isArray(games));
  if (isOfJackpot && has('jackpots')) return true;
  return isBanned(card, banned) || (type === 'game' && isBanned(data, banned));
}

/**
 * A service's answer without the games that a market forbids, which the service may not know of; undefined where the answer is about one
 * of them. Groups are told by the codes of the contract, and whatever has a jackpot is one of `jackpots`.
 */
export function withoutBanned(answer: unknown, banned: readonly string[]): unknown {
  if (isBanned(answer, banned)) return undefined;
  if (Array.isArray(answer)) {
    return answer.filter((item) => !isBanned(item, banned)).map((item) => withoutBanned(item, banned));
  }
  if (!isRecord(answer)) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, withoutBanned(value, banned)]));
}
