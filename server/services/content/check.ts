import { brands } from '../../../brands/index.ts';
import { baseCultureOf } from '../../../locales/bases.ts';
import { cultureCodes } from '../../../locales/index.ts';
import { generateCatalogue } from '../catalogue/generate.ts';
import { pathOf } from '../games/card.ts';
import type { GameFacts } from './context.ts';
import { findForeignFacts } from './foreign-facts.ts';
import { findForeignGames } from './foreign-games.ts';
import { inheritFiles } from './inherit.ts';
import { findMissingTexts } from './missing-texts.ts';
import { readContent } from './read-content.ts';
import { findUnread, readSources } from './sources.ts';

/** Reads all contents as the services do, with a catalogue made for it. One line for each problem. `root` is the project's folder. */
export function checkContent(root: string): string[] {
  const games = generateCatalogue();
  const offered = Map.groupBy(
    games.filter(({ status }) => status !== 'retired'),
    ({ culture }) => culture,
  );
  const sources = readSources(root, brands);
  const bySource = Map.groupBy(sources, ({ culture }) => culture);
  const content = readContent(
    sources,
    (culture): GameFacts => {
      const own = offered.get(culture) ?? [];
      const paths = new Map(own.map((game) => [game.slug, pathOf(game)]));
      const groups = new Set(own.flatMap((game) => game.groups));
      return { pathOf: (slug) => paths.get(slug), hasGroup: (code) => groups.has(code) };
    },
    'check',
  );
  const foreign = cultureCodes.flatMap((culture) => {
    const base = baseCultureOf(culture);
    const { files } = inheritFiles(bySource.get(culture) ?? [], (base && bySource.get(base)) ?? []);
    return [...findForeignFacts(culture, files), ...findForeignGames(culture, files, games)];
  });
  const problems = [
    ...findUnread(root, brands),
    ...foreign,
    ...[...content].flatMap(([culture, each]) => [...each.problems, ...findMissingTexts(culture, each.items)]),
  ];
  return problems.map(({ path, says }) => `${path}: ${says}.`);
}
