import { product } from '../../../brands/index.ts';
import { bannerOffers } from '../../../brands/offers.ts';
import { type CultureCode, cultures } from '../../../locales/index.ts';
import type { CatalogueGame } from '../catalogue/game.ts';
import { parseContent } from './front-matter.ts';
import type { ContentFile } from './inherit.ts';
import type { ContentProblem } from './problem.ts';

type NamedGame = Pick<CatalogueGame, 'culture' | 'slug' | 'name' | 'status'> & {
  provider: Pick<CatalogueGame['provider'], 'name'>;
};

/** Posts may also name games that have been removed. Every other file describes what the market offers. */
const isPost = (name: string) => name.startsWith('blog/');

const keyLength = 3;
const keyOf = (text: string) => text.slice(0, keyLength);

/** Finds the known names in a text, the longest where one contains another. */
function createNameFinder(names: Iterable<string>) {
  const longestFirst = [...new Set(names)].toSorted((one, other) => other.length - one.length);
  const byKey = Map.groupBy(longestFirst, keyOf);
  const isNamed = (rest: string, name: string) =>
    rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length));
  return (text: string): string[] => {
    const found: string[] = [];
    let end = 0;
    for (const { index } of text.matchAll(/(?<![\p{L}\p{N}-])[\p{L}\p{N}]/gu)) {
      if (index < end) continue;
      const rest = text.slice(index);
      const name = byKey.get(keyOf(rest))?.find((each) => isNamed(rest, each));
      if (name === undefined) continue;
      found.push(name);
      end = index + name.length;
    }
    return found;
  };
}

/** The text in one line, as readers see it: a name may be broken by the line's end, or begin with a token. */
const inOneLine = (text: string) => text.replaceAll('{{product}}', product.name).replaceAll(/\s+/g, ' ');

interface Spins {
  significantTerms?: string;
  terms?: { freeSpins?: { game?: string } };
}

/** The game of an offer's free spins, and the terms that should name it. Files that cannot be read are reported elsewhere. */
function spinsOf({ name, text }: ContentFile): { slug: string; said: string } | undefined {
  if (!name.startsWith('promotions/')) return undefined;
  try {
    const { significantTerms = '', terms } = parseContent(name, text) as Spins;
    const slug = terms?.freeSpins?.game;
    return slug === undefined ? undefined : { slug, said: inOneLine(significantTerms) };
  } catch {
    return undefined;
  }
}

/**
 * Games that the texts and banners of a culture name and its catalogue lacks, and free spins whose significant terms name another game
 * than their own. `games` are those of every culture: their names are the ones that are recognised.
 */
export function findForeignGames(
  culture: CultureCode,
  files: readonly ContentFile[],
  games: readonly NamedGame[],
  offers = bannerOffers[cultures[culture].locale] ?? {},
): ContentProblem[] {
  const here = games.filter((game) => game.culture === culture && game.status !== 'retired');
  const nameOf = new Map(here.map(({ slug, name }) => [slug, name]));
  const known = new Set([...nameOf.values(), ...games.map(({ provider }) => provider.name)]);
  const findNames = createNameFinder([...known, ...games.map(({ name }) => name)]);
  const inFiles = files
    .filter(({ name }) => !isPost(name))
    .flatMap((file) => {
      const path = file.inherited ? `${file.path} (for ${culture})` : file.path;
      const foreign = new Set(findNames(inOneLine(file.text)).filter((name) => !known.has(name)));
      const spins = spinsOf(file);
      const own = spins && nameOf.get(spins.slug);
      return [
        ...Array.from(foreign, (name) => ({
          path,
          says: `names the game "${name}", which ${culture} does not offer; name one of its catalogue`,
        })),
        ...(spins && own !== undefined && !findNames(spins.said).includes(own)
          ? [{ path, says: `significantTerms does not name "${own}", the game of its free spins` }]
          : []),
      ];
    });
  const inBanners = Object.entries(offers).flatMap(([offer, { figures }]) => {
    const { game } = figures;
    if (typeof game !== 'string' || [...nameOf.values()].includes(game)) return [];
    return [
      {
        path: 'brands/offers.ts',
        says: `"${offer}" names the game "${game}", which ${culture} does not offer; name one of its catalogue`,
      },
    ];
  });
  return [...inFiles, ...inBanners];
}
