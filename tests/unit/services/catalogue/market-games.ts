import { cultureCodes, type CultureCode } from '../../../../locales/index.ts';
import type { CatalogueGame } from '../../../../server/services/catalogue/game.ts';
import { generateCatalogue } from '../../../../server/services/catalogue/generate.ts';

/** The whole catalogue, made once for a file of tests. */
export const games: readonly CatalogueGame[] = generateCatalogue();

const byCulture = new Map(cultureCodes.map((culture) => [culture, games.filter((game) => game.culture === culture)]));

export const gamesOf = (culture: CultureCode): readonly CatalogueGame[] => byCulture.get(culture) ?? [];

/** Games in the list of a group, most popular first. */
export const listOf = (culture: CultureCode, group: string): CatalogueGame[] =>
  gamesOf(culture)
    .filter(({ status, groups }) => status !== 'retired' && groups.includes(group))
    .toSorted((a, b) => b.popularity - a.popularity);
