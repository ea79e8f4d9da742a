import { baseCultureOf } from '../../../locales/bases.ts';
import { cultureCodes, type CultureCode } from '../../../locales/index.ts';
import type { GameFacts } from './context.ts';
import { parseContent } from './front-matter.ts';
import { type CultureContent, type ParseFile, readCulture } from './read-culture.ts';
import type { ContentSource } from './sources.ts';

/** A file that several cultures show is taken apart for the first of them. */
function parseOnce(): ParseFile {
  const parsed = new Map<string, unknown>();
  return ({ path, name, text }) => {
    if (!parsed.has(path)) parsed.set(path, parseContent(name, text));
    return parsed.get(path);
  };
}

/** The contents of every culture, and their problems. */
export function readContent(
  sources: readonly ContentSource[],
  gamesOf: (culture: CultureCode) => GameFacts,
  artVersion: string,
): Map<CultureCode, CultureContent> {
  const parse = parseOnce();
  const bySource = Map.groupBy(sources, ({ culture }) => culture);
  return new Map(
    cultureCodes.map((culture) => {
      const base = baseCultureOf(culture);
      const files = { own: bySource.get(culture) ?? [], base: (base && bySource.get(base)) ?? [] };
      return [culture, readCulture(culture, files, gamesOf(culture), artVersion, parse)];
    }),
  );
}
