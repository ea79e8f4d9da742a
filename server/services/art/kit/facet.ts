import type { Point } from './path.ts';
import { polygon } from './path.ts';

/** Path data of a closed shape with straight sides, from its corners one by one. */
export const facet = (...corners: readonly Point[]): string => polygon(corners);
