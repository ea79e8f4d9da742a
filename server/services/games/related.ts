import type { Shelf, ShelfGame } from './shelf.ts';

const most = 12;
const fewest = 6;

/**
 * Indexes of similar games, the popular first. Games of its theme, mechanic and provider alternate, so that the row
 * does not show one scene four times. Games of its groups fill a short row.
 */
export function findRelated(shelf: Shelf, index: number): number[] {
  const game = shelf.games[index];
  if (!game) return [];
  const like = (isLike: (other: ShelfGame) => boolean, limit: number) => {
    const found: number[] = [];
    for (const [otherIndex, other] of shelf.games.entries()) {
      if (found.length === limit) break;
      if (otherIndex !== index && isLike(other)) found.push(otherIndex);
    }
    return found;
  };
  const rows = [
    like((other) => other.theme === game.theme, most / 2),
    like((other) => game.mechanic >= 0 && other.mechanic === game.mechanic, most),
    like((other) => other.provider === game.provider, most),
  ];
  const related = new Set<number>();
  for (let turn = 0; turn < most && related.size < most; turn += 1) {
    for (const row of rows) {
      const next = row[turn];
      if (next !== undefined && related.size < most) related.add(next);
    }
  }
  if (related.size < fewest) {
    for (const other of like((candidate) => candidate.groups.some((group) => game.groups.includes(group)), most)) {
      if (related.size < fewest) related.add(other);
    }
  }
  return [...related];
}
