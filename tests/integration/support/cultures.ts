import { brands, product } from '../../../brands/index.ts';
import { type CultureCode, cultureCodes } from '../../../locales/index.ts';
import { requiredCultures } from '../../required/cultures.ts';
import { requiredRoutes } from '../../required/routes.ts';

/** The public origin of each host. */
export const origins: Readonly<Record<string, string>> = Object.fromEntries(
  brands.map(({ id, host }) => [`${id}.localhost`, `https://${host}`]),
);

export type VisitedCulture = CultureCode;

/** Host, prefix and language of each culture, as they are required. */
export const visited = cultureCodes.map((culture) => {
  const { brand, routePrefix, lang } = requiredCultures[culture];
  return { culture, host: `${brand}.localhost`, prefix: routePrefix, lang };
});

type Place = readonly [path: string, cultures: readonly VisitedCulture[]];

/** The paths of a required page, each with its cultures. */
function pathsOf(key: string): Place[] {
  const { path, cultures, own = {} } = requiredRoutes[key] ?? { path: '', cultures: [] };
  const byPath = Map.groupBy(cultures, (culture) => own[culture] ?? path);
  return [...byPath];
}

/** Every page without parameters, except the error pages, and the cultures that have it. */
export const pagePaths: readonly Place[] = Object.keys(requiredRoutes)
  .filter((key) => key !== 'page404' && key !== 'page500')
  .flatMap(pathsOf)
  .filter(([path]) => !path.includes(':'));

/** An item of the demonstration data: its slugs in all cultures, and those of cultures that call it otherwise. */
interface Item {
  route: string;
  slug: string;
  own?: Readonly<Partial<Record<VisitedCulture, string>>>;
}

const items: readonly Item[] = [
  { route: 'promotion', slug: 'welcome' },
  { route: 'promotion', slug: 'summer-spins-2025' },
  { route: 'feature', slug: 'daily-drops' },
  { route: 'paymentMethod', slug: 'northcard', own: { es: 'nortecard' } },
  { route: 'landing', slug: 'welcome' },
  { route: 'restricted', slug: 'us' },
  { route: 'blogTag', slug: 'bingo' },
  { route: 'blogPost', slug: 'how-games-work/what-rtp-tells-you', own: { es: 'numeros-claros/que-es-el-rtp' } },
  { route: 'previewGame', slug: 'draft-game' },
  { route: 'previewPost', slug: 'draft-post' },
  { route: 'previewPromotion', slug: 'draft-promotion' },
  { route: 'previewPromotionHome', slug: 'draft-promotions-home' },
  { route: 'previewFeature', slug: 'draft-feature' },
  { route: 'previewFeatureHome', slug: 'draft-features-home' },
];

/** Pages with parameters: the route, and a path of it that exists in the demonstration data of its cultures. */
export const itemPages: readonly { route: string; path: string; cultures: readonly VisitedCulture[] }[] = items.flatMap(
  ({ route, slug, own = {} }) =>
    pathsOf(route).flatMap(([pattern, cultures]) =>
      [...Map.groupBy(cultures, (culture) => own[culture] ?? slug)].map(([ownSlug, having]) => ({
        route,
        path: pattern.replace(/:.*/, `${ownSlug}/`),
        cultures: having,
      })),
    ),
);

/** Game pages: the route, its path without the slug, and the group from which a test takes a game. */
export const gamePaths: readonly {
  route: string;
  path: string;
  group: string;
  cultures: readonly VisitedCulture[];
}[] = (
  [
    ['productGame', product.slug],
    ['slotsGame', 'slots'],
    ['bingoGame', 'bingo'],
    ['casinoGame', 'casino'],
  ] as const
).flatMap(([route, group]) =>
  pathsOf(route).map(([pattern, cultures]) => ({ route, path: pattern.replace(':gameSlug/', ''), group, cultures })),
);
