import type { Theme } from '../theme.ts';
import { deepSea } from './deep-sea.ts';
import { desert } from './desert.ts';
import { fruit } from './fruit.ts';
import { neon } from './neon.ts';
import { north } from './north.ts';
import { bingo } from './bingo.ts';
import { table } from './table.ts';
import { numberGrid } from './number-grid.ts';
import { gems } from './gems.ts';
import { jungle } from './jungle.ts';
import { confectionery } from './confectionery.ts';
import { pirateCoast } from './pirate-coast.ts';
import { clockwork } from './clockwork.ts';
import { dragonMountain } from './dragon-mountain.ts';
import { outerSpace } from './outer-space.ts';
import { roaringTwenties } from './roaring-twenties.ts';
import { oneOffs } from './one-offs.ts';

/** Every theme that a game can be set in. */
export const themes: readonly Theme[] = [
  deepSea,
  desert,
  neon,
  fruit,
  north,
  bingo,
  table,
  numberGrid,
  gems,
  jungle,
  confectionery,
  pirateCoast,
  clockwork,
  dragonMountain,
  outerSpace,
  roaringTwenties,
  oneOffs,
];
