import { createChance } from '../../art/kit/random.ts';
import type { Kind, Language } from '../codes.ts';
import { nameRooms, namesRooms } from '../naming/name-rooms.ts';
import type { Registry } from '../naming/registry.ts';
import { pickProvider } from '../providers.ts';
import { scenesForWorld } from '../scenes/scenes.ts';
import { drawReleaseDate } from './dates.ts';
import { sortsOf } from './sorts.ts';
import type { Title } from './title.ts';

/** Whether a language has names of its own for a kind of game. */
export const namesKind = (language: Language, kind: Kind): boolean =>
  sortsOf(kind).some(([sort]) => namesRooms(language, sort));

/** At least `count` games of a kind, named in a language that has names for it. */
export function createRoomTitles(language: Language, kind: Kind, count: number, registry: Registry): Title[] {
  const named = sortsOf(kind).filter(([sort]) => namesRooms(language, sort));
  return named.flatMap(([sort, { share, prefix = '', worlds = [], scenes, draw }]) =>
    nameRooms(language, sort, Math.ceil(count * share), registry, prefix).map(({ id, name, parts, tier }): Title => {
      const chance = createChance(`title:${id}`);
      const world = worlds[chance.whole(0, Math.max(0, worlds.length - 1))];
      return {
        id,
        kind,
        language,
        name,
        names: {},
        parts: { [language]: parts },
        tier,
        provider: pickProvider(kind, chance),
        ...(world && { world }),
        scenes: world ? [...scenes(), ...scenesForWorld(world)] : scenes(),
        play: draw(chance),
        releasedAt: drawReleaseDate(chance),
      };
    }),
  );
}
