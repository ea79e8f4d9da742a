import type { Scene, Title } from '../titles/title.ts';
import type { Entrant, Placed } from './entrant.ts';

/** How far a shelf looks ahead for a game that suits its neighbours, and for how many games it avoids the same names and scenes. */
const lookAhead = 80;
const nameMemory = 10;
export const sceneMemory = 8;

/**
 * Small shelves come forward more than their share, so that the first games of all are a mix: with this exponent about
 * half of the first sixty of the largest market are slots.
 */
const weightOf = (size: number) => size ** 0.35;

/** Chooses a picture that suits the neighbours and passes `isFresh`, if there is one. */
export type Paint = (entrant: Entrant, isFresh: (scene: Scene) => boolean) => Scene | undefined;

const stemsOf = ({ name }: Title): string[] =>
  name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));

/** The games of one home group on their way into the order. */
export interface Shelf {
  isEmpty(): boolean;
  /** When its next game is due, compared with the other shelves. */
  dueAt(): number;
  /**
   * Takes the next game that suits. When patient, hand-picked ones come strictly in turn, and of the others only one
   * whose name and scene the shelf has not had of late; else anything from a little further on.
   */
  takeNext(paint: Paint, isPatient: boolean): Placed | undefined;
  rest(): readonly Entrant[];
}

/** `entrants` are in their intended order. It is changed only where neighbours would look or sound alike. */
export function createShelf(entrants: readonly Entrant[]): Shelf {
  const waiting = entrants.map((entrant) => ({ entrant, stems: stemsOf(entrant.title) }));
  const weight = weightOf(entrants.length);
  let taken = 0;
  let names: string[][] = [];
  let recentStems: ReadonlySet<string> = new Set();
  let scenes: Scene[] = [];

  const isEcho = (stems: readonly string[]) => stems.some((stem) => recentStems.has(stem));
  const isRecent = ({ theme, composition }: Scene) =>
    scenes.some((recent) => recent.composition === composition && recent.theme === theme);

  return {
    isEmpty: () => waiting.length === 0,
    dueAt: () => (taken + 0.5) / weight,
    takeNext(paint, isPatient) {
      const isPicked = waiting[0]?.entrant.title.tier === 0;
      const isChoosy = isPatient && !isPicked;
      const end = isPatient && isPicked ? 1 : Math.min(lookAhead, waiting.length);
      for (let index = 0; index < end; index += 1) {
        const next = waiting[index];
        if (!next || (isChoosy && isEcho(next.stems))) continue;
        const scene = paint(next.entrant, (candidate) => !isChoosy || !isRecent(candidate));
        if (!scene) continue;
        waiting.splice(index, 1);
        taken += 1;
        names = [...names, next.stems].slice(-nameMemory);
        recentStems = new Set(names.flat());
        scenes = [...scenes, scene].slice(-sceneMemory);
        return { ...next.entrant, scene };
      }
      return undefined;
    },
    rest: () => waiting.map(({ entrant }) => entrant),
  };
}
