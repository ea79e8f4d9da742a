import type { Scene } from '../titles/title.ts';
import type { Entrant, Placed } from './entrant.ts';
import { mayNeighbour } from './entrant.ts';

/** The nearest game of a list from `index` on, going up (-1) or down (1). */
function nearest(order: readonly Placed[], group: string, index: number, step: 1 | -1): Placed | undefined {
  let place = index;
  while (order[place] && !order[place]?.groups.includes(group)) place += step;
  return order[place];
}

/** Whether a picture would suit its neighbours in each of its lists if it were before `index`. */
function fits(order: readonly Placed[], index: number, { groups }: Entrant, scene: Scene): boolean {
  return groups.every((group) => {
    const neighbours = [nearest(order, group, index - 1, -1), nearest(order, group, index, 1)];
    return neighbours.every((neighbour) => !neighbour || mayNeighbour(group, neighbour.scene, scene));
  });
}

/**
 * Puts games that suited no neighbour at the end of the order into the hindmost gap that they suit, but never among the
 * first `firstIndex`. Without such a gap they stay at the end of the order.
 */
export function insertRest(order: readonly Placed[], rest: readonly Entrant[], firstIndex: number): Placed[] {
  const filled = [...order];
  for (const entrant of rest) {
    const find = () => {
      for (let index = filled.length; index > firstIndex; index -= 1) {
        const scene = entrant.scenes.find((way) => fits(filled, index, entrant, way));
        if (scene) return { index, scene };
      }
      return undefined;
    };
    const [anyScene] = entrant.scenes;
    const gap = find() ?? (anyScene && { index: filled.length, scene: anyScene });
    if (gap) filled.splice(gap.index, 0, { ...entrant, scene: gap.scene });
  }
  return filled;
}
