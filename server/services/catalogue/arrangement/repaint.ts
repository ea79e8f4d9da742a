import type { Scene, Title } from '../titles/title.ts';
import { gatherCompany, type Guest, type MarketOrder, mistake, type Picture } from './company.ts';

/** A second pass over all games benefits from the changes of the first. A third would change hardly anything. */
const rounds = 2;

/** Longest chain of games that change their pictures for each other. */
const longestChain = 4;

/** Penalty of a game's picture among its neighbours. */
function costOf({ meetings }: Guest, picture: Picture): number {
  let sum = 0;
  for (const { other, penalty } of meetings) sum += penalty(picture, other.picture);
  return sum;
}

/** Neighbours beside which a game's picture is a mistake. */
const clashesOf = ({ picture, meetings }: Guest): ReadonlySet<Guest> =>
  new Set(
    meetings.filter(({ other, penalty }) => penalty(picture, other.picture) >= mistake).map(({ other }) => other),
  );

/** The pictures that a game may have, the best first. */
const waysOf = (guest: Guest): Picture[] =>
  guest.pictures
    .map((picture) => ({ picture, cost: costOf(guest, picture) }))
    .toSorted((a, b) => a.cost - b.cost)
    .map(({ picture }) => picture);

/**
 * Finds a picture without a mistake beside its neighbours, changing theirs recursively if needed. Otherwise nothing
 * changes. `chain` contains the games changed before it, `changes` what was changed since the first of them.
 */
function settle(
  guest: Guest,
  chain: readonly Guest[] = [],
  changes: { changed: Guest; before: Picture }[] = [],
): boolean {
  const begun = changes.length;
  const stays = (other: Guest) => other.pictures.length === 1 || chain.includes(other);
  for (const picture of waysOf(guest)) {
    changes.push({ changed: guest, before: guest.picture });
    guest.picture = picture;
    const others = [...clashesOf(guest)];
    const mayGiveWay = others.length === 0 || (chain.length < longestChain && !others.some(stays));
    if (mayGiveWay && others.every((other) => settle(other, [...chain, guest], changes))) return true;
    for (const { changed, before } of changes.splice(begun).toReversed()) changed.picture = before;
  }
  return false;
}

/**
 * Gives the games of all markets other pictures where two look alike that are side by side in one of the orders that visitors
 * choose: another palette, or another composition if the name allows it. The rules of the order of popularity still hold, and a
 * picture that was chosen by hand stays.
 */
export function repaint(markets: readonly MarketOrder[]): ReadonlyMap<Title, Scene> {
  const guests = gatherCompany(markets);
  for (let round = 0; round < rounds; round += 1) {
    for (const guest of guests) {
      if (costOf(guest, guest.picture) > 0) guest.picture = waysOf(guest)[0] ?? guest.picture;
    }
  }
  for (const guest of guests) {
    if (clashesOf(guest).size > 0) settle(guest);
  }
  return new Map(guests.map(({ title, picture }) => [title, picture.scene]));
}
