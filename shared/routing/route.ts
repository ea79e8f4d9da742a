import type { CultureCode } from '../../locales/index.ts';
import type { MessageId } from '../i18n/message-ids.ts';
import type { PreloadName, PreloadNameFor } from '../data/preloads/preloads.ts';
import { addMarkets } from './add-markets.ts';
import type { ParamsOf } from './pattern.ts';

/** A slide of a banner. Texts are message ids. `start` and `end` are ISO days, both included. */
export interface Slide {
  section: string;
  /** The sentence below the page's heading, on inner pages. */
  text?: MessageId;
  terms?: string;
  cta?: string;
  ctaLink?: string;
  /** Slug of the promotion whose figures the texts name. */
  offer?: string;
  start?: string;
  end?: string;
}

export interface BannerConfig {
  /** `sectionCode` of the banner calls. */
  section: string;
  /** Route param of items that have scenes of their own: the section code is `section` and its value. */
  itemParam?: string;
  /** The sentence below the page's heading, on inner pages. */
  text?: MessageId;
  /** Significant terms. */
  terms?: string;
  cta?: string;
  /** Path without prefix. Inner pages without it have no call to action. */
  ctaLink?: string;
  /** Link by culture, where it differs from `ctaLink`. */
  cultureCtaLinks?: Readonly<Partial<Record<CultureCode, string>>>;
  alt?: string;
  disabled?: boolean;
  disabledIn?: readonly CultureCode[];
  slides?: readonly Slide[];
  cultureSlides?: Readonly<Partial<Record<CultureCode, readonly Slide[]>>>;
  /**
   * Slug of the promotion that the banner's own texts and terms describe. The call to action leads to its page. Cultures
   * without it have neutral texts.
   */
  cultureOffers?: Readonly<Partial<Record<CultureCode, string>>>;
}

/** Page component of the route, one module in client/pages each. */
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
  | 'selfAssessment'
  | 'compliance'
  | 'help'
  | 'paymentMethods'
  | 'paymentMethod'
  | 'winners'
  | 'bingoCards'
  | 'restricted'
  | 'registrationComplete'
  | 'bannerPreview';

/** Where a route is available. Without these fields every culture has it. */
export interface Availability {
  /** Only these. */
  cultures?: readonly CultureCode[];
  /** All but these. */
  excludedCultures?: readonly CultureCode[];
  /** Only these cultures, and in no menu or alternate link: reachable by URL, sitemap and links in pages. */
  implicitCultures?: readonly CultureCode[];
  /** Only these brands, by id. */
  domains?: readonly string[];
}

/** Presentation of a page, independent of its path and data. */
export interface Look {
  contentType: ContentType;
  /** Title template of the culture, `default` unless set. */
  titleTemplate?: 'game' | 'blogPost' | 'blogTag';
  /** The slogan has no join button: the page offers help, legal text, or offers with terms of their own. */
  uninviting?: boolean;
}

/** A look of its own, or the key of another route whose look is used, which must not be rewritten itself. */
type Shown = (Look & { rewrite?: never }) | ({ rewrite: string } & { [Field in keyof Look]?: never });

interface RouteFacts<Pattern extends string> extends Availability {
  /** Name of the page in analytics, by default contentType and key. */
  pageCode?: string;
  /** Pattern by culture where it differs. The plain pattern does not exist there. */
  patterns?: Readonly<Partial<Record<CultureCode, string>>>;
  /** Parent route for breadcrumbs and menus. */
  masterRoute?: string;
  /** A main section: menus mark it on every page below it. */
  root?: boolean;
  gameGroups?: readonly string[];
  cultureGameGroups?: Readonly<Partial<Record<CultureCode, readonly string[]>>>;
  /** Group code whose lists link to this route. */
  gameGroupLink?: string;
  banner?: BannerConfig;
  /** The page and its items are in no sitemap, but may be indexed through links. */
  excludeFromSiteMap?: boolean;
  /** Params are equal in every culture, without data from a service. */
  sameParams?: boolean;
  /** System page: noindex, no-store, in no menu or sitemap, not tracked. */
  system?: boolean;
  /** Shows unpublished content for editors, rendered by the server only. */
  draft?: boolean;
  /** HTTP status of the page. */
  status?: 404 | 500;
  /** Pages of one group keep their scroll position on navigation between them. */
  scrollGroup?: 'games';
  /** Query parameters that change the page. All others are left out of the cache key. */
  query?: readonly string[];
  /** Name of the page's preloads. The pattern must have the params that they require. */
  preloads?: PreloadNameFor<ParamsOf<Pattern>>;
}

export type RouteOptions<Pattern extends string> = RouteFacts<Pattern> & Shown;

interface Named<Key extends string, Pattern extends string> extends Omit<RouteFacts<Pattern>, 'preloads'> {
  key: Key;
  pattern: Pattern;
  /** Checked against the pattern where the route is defined. */
  preloads?: PreloadName;
}

/** A route with its look, its own or another route's. */
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

/** Routes with their looks, in order. */
type Routes<Rows extends readonly Row[]> = {
  readonly [Index in keyof Rows]: Route<Rows[Index]['key'], Rows[Index]['pattern']>;
};

/** Adds its look to every row, and the additional markets that have its page. A rewritten row gets the look of the row it names. */
export function withLooks<const Rows extends readonly Row[]>(rows: Rows): Routes<Rows> {
  const shown = rows.map(addMarkets).map((row): Route => {
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
