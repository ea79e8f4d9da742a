import type { Alternates, Seo } from '../contract/basics.ts';
import type { PostHead } from './reduced-posts.ts';
import type { GamePageInfo } from './reduced-games.ts';

/** Structured data of an item by kind. Other items are plain web pages. */
export type ItemThing = { kind: 'game'; game: GamePageInfo } | { kind: 'post'; post: PostHead };

/** The item that a page is about, as the page's head describes it. */
export interface PageItem {
  /** Name in breadcrumbs. The route's own texts replace missing ones. */
  name?: string | undefined;
  title?: string | undefined;
  description?: string | undefined;
  /** URL of the share picture, as the service sent it. */
  picture?: string | undefined;
  /** Drafts, ended offers, and items that the service excludes from indexes. */
  noindex?: boolean;
  /** Paths of the same item in other cultures. */
  alternates?: Alternates | undefined;
  /** Shared as an article. */
  isArticle?: boolean;
  thing?: ItemThing;
}

/** `none` stands for noindex and nofollow: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag */
const isHidden = (robots = '') => robots.split(',').some((rule) => /^(?:noindex|none)$/i.test(rule.trim()));

/** Facts of an item for the head, from the fields that all items of the contract share. */
export function pageItem(
  name: string | undefined,
  seo: Partial<Seo> | undefined,
  {
    alternates,
    draft,
    teaser,
  }: { alternates?: Alternates | undefined; draft?: boolean | undefined; teaser?: string | undefined } = {},
): PageItem {
  const { title = name, description = teaser, robots, ogImage } = seo ?? {};
  return {
    name,
    title,
    description,
    picture: ogImage,
    alternates,
    noindex: Boolean(draft) || isHidden(robots),
  };
}
