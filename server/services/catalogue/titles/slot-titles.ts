import { createChance } from '../../art/kit/random.ts';
import type { Language, World } from '../codes.ts';
import { worlds } from '../codes.ts';
import { drawSlotPlay } from '../facts/slot-play.ts';
import { nameWorld } from '../naming/name-worlds.ts';
import type { Registry } from '../naming/registry.ts';
import { pickSlotProvider } from '../providers.ts';
import { scenesForName } from '../scenes/scenes.ts';
import { drawReleaseDate } from './dates.ts';
import type { Title } from './title.ts';

/** How the slots of a language share out among the worlds. */
const shares: Readonly<Record<World, number>> = {
  'deep-sea': 8,
  desert: 8,
  neon: 7,
  fruit: 9,
  north: 8,
  jungle: 8,
  confectionery: 6,
  pirate: 7,
  clockwork: 7,
  dragon: 8,
  space: 8,
  deco: 7,
  gems: 8,
  storm: 2,
};
const allShares = Object.values(shares).reduce((sum, share) => sum + share, 0);

/** At least `count` slots named in a language. */
export function createSlotTitles(language: Language, count: number, registry: Registry): Title[] {
  return worlds.flatMap((world) =>
    nameWorld(language, world, Math.ceil((count * shares[world]) / allShares), registry).map(
      ({ id, name, parts, tier }): Title => {
        const chance = createChance(`title:${id}`);
        return {
          id,
          kind: 'slot',
          language,
          name,
          names: {},
          parts: { [language]: parts },
          tier,
          provider: pickSlotProvider(world, chance),
          world,
          scenes: scenesForName(world, name),
          play: drawSlotPlay(world, chance),
          releasedAt: drawReleaseDate(chance),
        };
      },
    ),
  );
}
