import { createChance } from '../../art/kit/random.ts';
import type { Language, World } from '../codes.ts';
import { languages, worlds } from '../codes.ts';
import { drawSlotPlay } from '../facts/slot-play.ts';
import { inEachLanguage } from '../../languages/index.ts';
import { readName } from '../naming/namer.ts';
import type { Registry } from '../naming/registry.ts';
import { houseStudio, providers } from '../providers.ts';
import { parseScene } from '../scenes/scenes.ts';
import { drawReleaseDate } from './dates.ts';
import { headlinerRooms } from './headliner-rooms.ts';
import type { Headliner } from './headliners.ts';
import { headlinerSlots } from './headliners.ts';
import type { Sort } from './sorts.ts';
import { sorts } from './sorts.ts';
import type { Title } from './title.ts';

const headliners = inEachLanguage((language) => language.headliners);

const isWorld = (of: Headliner['of']): of is World => worlds.some((world) => world === of);

/** The games picked by hand, in their order. Throws when a name of theirs is not free to give. */
export function createHeadlinerTitles(registry: Registry): Title[] {
  const claim = (name: string, language: Language) => {
    const id = registry.claim(name, language);
    if (!id)
      throw new Error(`[catalogue] the name "${name}" is given or known already; choose another in headliners.ts.`);
    return id;
  };
  return [...headlinerSlots, ...headlinerRooms].map(
    ({ name, provider, scene, of, play, releasedAt, ...rest }, rank): Title => {
      const id = claim(name, 'en');
      const names: Partial<Record<Language, string>> = {};
      const parts: Partial<Record<Language, readonly string[]>> = {};
      for (const language of languages) {
        const written = headliners[language][name];
        if (written === undefined) continue;
        const local = readName(written);
        // Languages may share a name of one game: "Stille horisont" is Danish and Norwegian.
        const isNew = local.name !== name && !Object.values(names).includes(local.name);
        if (isNew) claim(local.name, language);
        names[language] = local.name;
        parts[language] = local.parts;
      }
      const chance = createChance(`title:${id}`);
      const sort: Sort | undefined = isWorld(of) ? undefined : sorts[of];
      const world = isWorld(of) ? of : sort?.worlds?.[0];
      return {
        id,
        kind: sort?.kind ?? 'slot',
        language: 'en',
        name,
        names,
        parts,
        tier: 0,
        rank,
        provider: providers.find(({ code }) => code === provider) ?? houseStudio,
        ...(world && { world }),
        scenes: [parseScene(scene)],
        play: { ...(isWorld(of) ? drawSlotPlay(of, chance) : sorts[of].draw(chance)), ...play },
        releasedAt: releasedAt ?? drawReleaseDate(chance),
        ...rest,
      };
    },
  );
}
