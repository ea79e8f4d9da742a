import type { Chance } from '../../art/kit/random.ts';
import type { Scene } from '../titles/title.ts';
import type { Entrant, Placed } from './entrant.ts';
import { mayNeighbour } from './entrant.ts';
import { insertRest } from './insert.ts';
import type { Paint, Shelf } from './shelf.ts';
import { createShelf } from './shelf.ts';

/** The list of the first games of all shelves together. */
export const firstOfAll = 'popular';

/**
 * Orders the games of a market, most popular first, and paints those that have no picture yet: in every list that the
 * order yields, neighbours differ in composition, in hue, and in theme where the list has several. The first
 * `mixedCount` games of all suit each other likewise. Each shelf keeps its own order as far as neighbours allow.
 */
export function arrange(shelves: readonly (readonly Entrant[])[], chance: Chance, mixedCount: number): Placed[] {
  const tails = new Map<string, Scene>();
  const uses = new Map<Scene, number>();
  const order: Placed[] = [];
  const open = shelves.map(createShelf);
  const listsOf = ({ groups }: Entrant) => (order.length < mixedCount ? [...groups, firstOfAll] : groups);

  const mayFollow = (lists: readonly string[], scene: Scene) =>
    lists.every((list) => {
      const last = tails.get(list);
      return !last || mayNeighbour(list, last, scene);
    });

  // The picture that was used least so far; chance breaks ties.
  const paintFor =
    (demands: (entrant: Entrant) => readonly string[]): Paint =>
    (entrant, isFresh) => {
      const lists = demands(entrant);
      let best: Scene | undefined;
      let fewest = Number.POSITIVE_INFINITY;
      for (const scene of entrant.scenes) {
        const used = (uses.get(scene) ?? 0) + chance.random() * 0.9;
        if (used < fewest && isFresh(scene) && mayFollow(lists, scene)) [best, fewest] = [scene, used];
      }
      return best;
    };

  // First with every wish, then without patience, at last without regard to the other shelves.
  const attempts = [
    { paint: paintFor(listsOf), isPatient: true },
    { paint: paintFor(listsOf), isPatient: false },
    { paint: paintFor(({ groups }) => groups), isPatient: false },
  ];
  const takeFrom = (waiting: readonly Shelf[]) => {
    for (const { paint, isPatient } of attempts) {
      for (const shelf of waiting) {
        const next = shelf.takeNext(paint, isPatient);
        if (next) return next;
      }
    }
    return undefined;
  };

  for (;;) {
    const waiting = open.filter((shelf) => !shelf.isEmpty()).toSorted((a, b) => a.dueAt() - b.dueAt());
    const next = takeFrom(waiting);
    if (!next) break;
    for (const list of listsOf(next)) tails.set(list, next.scene);
    uses.set(next.scene, (uses.get(next.scene) ?? 0) + 1);
    order.push(next);
  }
  return insertRest(
    order,
    open.flatMap((shelf) => shelf.rest()),
    mixedCount,
  );
}
