import { lookAlike } from '../scenes/scenes.ts';
import type { Scene, Title } from '../titles/title.ts';
import { oneWorldGroups } from './groups.ts';

/** A game that waits for its place. */
export interface Entrant {
  title: Title;
  groups: readonly string[];
  /** Pictures to choose from: one, where another market has chosen it. */
  scenes: readonly Scene[];
}

/** A game at its place, with its picture. */
export interface Placed extends Entrant {
  scene: Scene;
}

/** Whether two pictures may be side by side in a list: not alike, and of two themes where the list has several. */
export function mayNeighbour(group: string, one: Scene, other: Scene): boolean {
  return !lookAlike(one, other) && (oneWorldGroups.has(group) || one.theme !== other.theme);
}
