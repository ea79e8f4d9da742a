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

export interface RouteOptions<Pattern extends string> extends Availability {
  contentType: ContentType;
  /** What analytics calls the page; without it contentType and key are joined. */
  pageCode?: string;
  /** Pattern where a culture has its own words; the plain pattern does not exist there. */
  patterns?: Readonly<Partial<Record<CultureCode, string>>>;
  /** Key of the route whose page is shown instead. No row has one, and so nothing reads it: texts and contents go by a row's own key. */
  rewrite?: string;
  /** The route above this one, for breadcrumbs and menus. */
  masterRoute?: string;
  /** A main section of the site, for who reads the table: what menus show is their own list (shared/menu). */
  root?: boolean;
  gameGroups?: readonly string[];
  cultureGameGroups?: Readonly<Partial<Record<CultureCode, readonly string[]>>>;
  /** Group code whose lists link to this route. */
  gameGroupLink?: string;
  banner?: BannerConfig;
  /** No slogan stands over it that asks to join: it helps, it is the law, or its own offers say what goes with them. */
  uninviting?: boolean;
  /** In no sitemap, neither the page nor items of it; it may still be found by links. */
  excludeFromSiteMap?: boolean;
  /** Its params name the same page in every culture, without a service that has to say so. */
  sameParams?: boolean;
  /** Not for visitors in search of anything: noindex, no-store, in no menu and no sitemap, no visit reported. */
  system?: boolean;
  /** Shows what is not published yet: for editors, and by the server alone. */
  draft?: boolean;
  /** Which of the culture's templates makes the title; `default` without it. */
  titleTemplate?: 'game' | 'blogPost' | 'blogTag';
  /** Answered with this status. */
  status?: 404 | 500;
  /** Pages of one group keep their scroll position when a visitor moves between them. */
  scrollGroup?: 'games';
  /** Query parameters that change the page; all others are left out of the cache's key. */
  query?: readonly string[];
  /** What the page reads, by name; the pattern must have the params that it asks for. */
  preloads?: PreloadNameFor<ParamsOf<Pattern>>;
}

export interface Route<Key extends string = string, Pattern extends string = string> extends Omit<
  RouteOptions<Pattern>,
  'preloads'
> {
  key: Key;
  pattern: Pattern;
  /** Checked against its own pattern where the route is defined. */
  preloads?: PreloadName;
}

/** One row of the table. */
export function route<const Key extends string, const Pattern extends string>(
  key: Key,
  pattern: Pattern,
  options: RouteOptions<Pattern>,
): Route<Key, Pattern> {
  return { key, pattern, ...options };
}
