import type { CultureCode } from '../../locales/index.ts';
import type { PreloadName, PreloadNameFor } from '../data/preloads/preloads.ts';
import type { ParamsOf } from './pattern.ts';

/** A slide or banner names its texts by message id. `start` and `end` are ISO days, both included. */
export interface Slide {
  section: string;
  terms?: string;
  cta?: string;
  ctaLink?: string;
  start?: string;
  end?: string;
}

export interface BannerConfig {
  /** `sectionCode` of the banner calls. */
  section: string;
  /** Where it says nothing of its own it has the words of the home page, and leads to the offer that it tells of. */
  terms?: string;
  cta?: string;
  ctaLink?: string;
  alt?: string;
  disabled?: boolean;
  disabledIn?: readonly CultureCode[];
  slides?: readonly Slide[];
  cultureSlides?: Readonly<Partial<Record<CultureCode, readonly Slide[]>>>;
  /** Slug of the promotion that the banner's own words and terms tell of; the call to action leads to its page. */
  cultureOffers?: Readonly<Partial<Record<CultureCode, string>>>;
}

/** Which page component shows the route; one module in client/pages each. */
export type ContentType =
  | 'error'
  | 'home'
  | 'category'
  | 'game'
  | 'promotions'
  | 'promotion'
  | 'features'
  | 'feature'
  | 'blog'
  | 'blogTag'
  | 'blogPost'
  | 'blogSearch'
  | 'content'
  | 'feed'
  | 'compliance'
  | 'help'
  | 'paymentMethods'
  | 'paymentMethod'
  | 'winners'
  | 'bingoCards'
  | 'restricted'
  | 'registrationComplete'
  | 'bannerPreview';

/** Who may see a route. Without any of these fields every culture has it. */
export interface Availability {
  /** Only these. */
  cultures?: readonly CultureCode[];
  /** All but these. */
  excludedCultures?: readonly CultureCode[];
  /** Only these, and in no menu and no alternate link: reached by url, sitemap and links in pages. */
  implicitCultures?: readonly CultureCode[];
  /** Only these brands, by id. */
  domains?: readonly string[];
}

/** What a page looks like; where it lies and what it reads is another matter. */
export interface Look {
  contentType: ContentType;
  /** Which of the culture's templates makes the title; `default` without it. */
  titleTemplate?: 'game' | 'blogPost' | 'blogTag';
  /** No slogan stands over it that asks to join: it helps, it is the law, or its own offers say what goes with them. */
  uninviting?: boolean;
}

/** A look of its own, or that of another route: the key of a row that is not rewritten itself. */
type Shown = (Look & { rewrite?: never }) | ({ rewrite: string } & { [Field in keyof Look]?: never });

interface RouteFacts<Pattern extends string> extends Availability {
  /** What analytics calls the page; without it contentType and key are joined. */
  pageCode?: string;
  /** Pattern where a culture has its own words; the plain pattern does not exist there. */
  patterns?: Readonly<Partial<Record<CultureCode, string>>>;
  /** The route above this one, for breadcrumbs and menus. */
  masterRoute?: string;
  /** A main section of the site: menus mark it on every page that stands below it. */
  root?: boolean;
  gameGroups?: readonly string[];
  cultureGameGroups?: Readonly<Partial<Record<CultureCode, readonly string[]>>>;
  /** Group code whose lists link to this route. */
  gameGroupLink?: string;
  banner?: BannerConfig;
  /** In no sitemap, neither the page nor items of it; it may still be found by links. */
  excludeFromSiteMap?: boolean;
  /** Its params name the same page in every culture, without a service that has to say so. */
  sameParams?: boolean;
  /** Not for visitors in search of anything: noindex, no-store, in no menu and no sitemap, no visit reported. */
  system?: boolean;
  /** Shows what is not published yet: for editors, and by the server alone. */
  draft?: boolean;
  /** Answered with this status. */
  status?: 404 | 500;
  /** Pages of one group keep their scroll position when a visitor moves between them. */
  scrollGroup?: 'games';
  /** Query parameters that change the page; all others are left out of the cache's key. */
  query?: readonly string[];
  /** What the page reads, by name; the pattern must have the params that it asks for. */
  preloads?: PreloadNameFor<ParamsOf<Pattern>>;
}

export type RouteOptions<Pattern extends string> = RouteFacts<Pattern> & Shown;

interface Named<Key extends string, Pattern extends string> extends Omit<RouteFacts<Pattern>, 'preloads'> {
  key: Key;
  pattern: Pattern;
  /** Checked against its own pattern where the route is defined. */
  preloads?: PreloadName;
}

/** A route as pages see it: its look is there, also where it is another's. */
export interface Route<Key extends string = string, Pattern extends string = string> extends Named<Key, Pattern>, Look {
  rewrite?: string;
}

export type Row<Key extends string = string, Pattern extends string = string> = Named<Key, Pattern> & Shown;

/** One row of the table. */
export function route<const Key extends string, const Pattern extends string>(
  key: Key,
  pattern: Pattern,
  options: RouteOptions<Pattern>,
): Row<Key, Pattern> {
  return { key, pattern, ...options };
}

/** Rows as pages see them, in their order. */
type Routes<Rows extends readonly Row[]> = {
  readonly [Index in keyof Rows]: Route<Rows[Index]['key'], Rows[Index]['pattern']>;
};

/** Every row with its look: a rewritten one has that of the row which it names. */
export function withLooks<const Rows extends readonly Row[]>(rows: Rows): Routes<Rows> {
  const shown = rows.map((row): Route => {
    if (row.rewrite === undefined) return row;
    const target = rows.find(({ key }) => key === row.rewrite);
    if (!target || target.rewrite !== undefined) {
      throw new Error(`[routing] "${row.key}" is shown as "${row.rewrite}"; name a row that has a look of its own.`);
    }
    const { contentType, titleTemplate, uninviting } = target;
    return { ...row, contentType, ...(titleTemplate && { titleTemplate }), ...(uninviting && { uninviting }) };
  });
  return shown as Routes<Rows>;
}
