import type { CultureCode } from '../../locales/index.ts';
import { bannerOf } from '../../shared/banner/banner-of.ts';
import { gameGroupsIn, isAvailable } from '../../shared/routing/availability.ts';
import type { Route, Slide } from '../../shared/routing/route.ts';
import { areaOf, quotedIds } from './message-use.ts';
import { heroFields } from './offer-texts.ts';
import type { SourceFile } from './sources.ts';

/** Facts of the project by which code builds message ids. */
export interface MessageFacts {
  readonly table: readonly Route[];
  readonly menuRoutes: Readonly<Record<string, string>>;
  /** The pages by content type, with the areas that they load besides the frame's. */
  readonly pages: Readonly<Record<string, { readonly areas: readonly string[] }>>;
  /** Areas of the frame and the head, which every page loads. */
  readonly frameAreas: readonly string[];
  /** Ids made from codes of the contract, needed on every site. */
  readonly codeIds: readonly string[];
  /** The product's game group, which messages call `product`. */
  readonly productGroup: string;
}

/** Content types that are named by their menu label or, without one, by a message of their own. */
const namedByMessage: ReadonlySet<string> = new Set(['feed', 'selfAssessment', 'compliance']);

const definedIds = (ids: readonly (string | undefined)[]) => ids.filter((id) => id !== undefined);

function bannerIds(route: Route, culture: CultureCode): string[] {
  const banner = bannerOf(route, culture);
  if (!banner) return [];
  const slides: Slide[] = [...(banner.slides ?? []), ...(banner.cultureSlides?.[culture] ?? [])];
  const isHome = route.contentType === 'home';
  // A home page without an offer of its own has neutral texts, which code names.
  const shown = isHome && !banner.cultureOffers?.[culture] ? slides : [banner, ...slides];
  return definedIds([
    ...shown.flatMap(({ text, cta, terms }) => [text, cta, terms]),
    banner.alt,
    ...(isHome ? shown.flatMap(({ section }) => heroFields.map((field) => `banner.${section}.${field}`)) : []),
  ]);
}

/** Ids with the fact that requires each, and the file that states it. */
type Required = readonly (readonly [id: string, by: string])[];

const requiredBy = (by: string, ids: readonly string[]): Required => ids.map((id) => [id, by]);

function requiredByRoute(route: Route, culture: CultureCode, facts: MessageFacts): Required {
  const { key, pattern, contentType, sameParams } = route;
  const menuCodes = Object.keys(facts.menuRoutes).filter((code) => facts.menuRoutes[code] === key);
  // An item's own title and description replace those of its route.
  const hasItem = pattern.includes(':') && !sameParams;
  const groups = contentType === 'home' ? gameGroupsIn(route, culture) : [];
  return [
    ...requiredBy(`the route "${key}" (shared/routing/table.ts)`, [
      ...(hasItem ? [] : [`meta.${key}.title`, `meta.${key}.description`]),
      ...(menuCodes.length === 0 && namedByMessage.has(contentType) ? [`content.name.${key}`] : []),
      ...(contentType === 'category' ? [`catalogue.title.${key}`] : []),
      ...groups.map((group) => `home.rail.${group === facts.productGroup ? 'product' : group}`),
      ...bannerIds(route, culture),
    ]),
    ...menuCodes.flatMap((code) => requiredBy(`the menu code "${code}" (shared/menu/menu-codes.ts)`, [`menu.${code}`])),
  ];
}

/** A future market has the routes that are not limited to named cultures. */
const routesIn = (table: readonly Route[], culture: string) =>
  table.filter((route) => isAvailable(route, culture as CultureCode));

/** Messages that a culture needs: ids built from facts, and areas of its pages. */
interface CultureNeeds {
  /** Ids with the fact that requires each. */
  readonly built: ReadonlyMap<string, string>;
  readonly areas: ReadonlySet<string>;
}

function needsOf(culture: string, facts: MessageFacts): CultureNeeds {
  const routes = routesIn(facts.table, culture);
  const built = [
    ...requiredBy('a code of the contract', facts.codeIds),
    ...requiredBy('the search', ['meta.search.title', 'meta.search.description']),
    ...routes.flatMap((route) => requiredByRoute(route, culture as CultureCode, facts)),
  ];
  const areas = routes.flatMap(({ contentType }) => facts.pages[contentType]?.areas ?? []);
  return { built: new Map(built), areas: new Set(areas) };
}

/** Areas that code names besides the list of pages: those of components and forms, which may be on any page. */
const areasElsewhere = (files: readonly SourceFile[]) =>
  files
    .filter(({ path }) => /^(?:client|server\/forms)\//.test(path) && path !== 'client/pages/pages.ts')
    .flatMap(({ text }) => text.match(/\bareas?\b[^;]*/g) ?? [])
    .flatMap(quotedIds);

/** Messages that locales need. */
export interface MessageNeeds {
  /** Ids that code builds from facts, with the fact that requires each. */
  readonly built: ReadonlyMap<string, string>;
  isNeeded(id: string, locale: string): boolean;
}

/**
 * Finds the messages that belong to a page, which only locales of cultures with that page need: those whose ids are
 * built from its route, and those of areas that only such pages load. All others are needed in every locale.
 *
 * @param culturesOf The cultures of a locale. A locale without any stands for a future market.
 */
export function messageNeeds(
  facts: MessageFacts,
  files: readonly SourceFile[],
  locales: readonly string[],
  culturesOf: (locale: string) => readonly string[],
): MessageNeeds {
  const needs = new Map(
    locales.map((locale) => {
      const cultures = culturesOf(locale);
      return [locale, (cultures.length > 0 ? cultures : [locale]).map((culture) => needsOf(culture, facts))];
    }),
  );
  const built = new Map([...needs.values()].flat().flatMap((need) => [...need.built]));
  const everywhere = new Set([...facts.frameAreas, ...areasElsewhere(files)]);
  const limited = new Set(
    Object.values(facts.pages).flatMap(({ areas }) => areas.filter((area) => !everywhere.has(area))),
  );
  const outside = files.filter(({ path }) => !path.startsWith('shared/routing/'));
  const spelled = new Set(outside.flatMap(({ text }) => quotedIds(text)));
  return {
    built,
    isNeeded(id, locale) {
      const own = needs.get(locale) ?? [];
      if (own.some((need) => need.built.has(id))) return true;
      if (built.has(id) && !spelled.has(id)) return false;
      const area = areaOf(id);
      return !limited.has(area) || own.some(({ areas }) => areas.has(area));
    },
  };
}
