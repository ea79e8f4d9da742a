import type { Alternates } from '../contract/basics.ts';
import type { Post } from '../contract/blog.ts';
import type { GamePageInfo } from './shown-games.ts';

/** What structured data tells of an item, by kind; other items are pages like any other. */
export type ItemThing = { kind: 'game'; game: GamePageInfo } | { kind: 'post'; post: Post };

/** The one thing that a page shows, as the page's head tells of it. */
export interface PageItem {
  /** As breadcrumbs call it. */
  name: string;
  title: string;
  description: string;
  /** Address of the picture for shares, as the service gave it. */
  picture?: string | undefined;
  /** Drafts, items that have ended, and whatever the service wants kept out of indexes. */
  noindex?: boolean;
  /** Where other cultures have the same item. */
  alternates?: Alternates | undefined;
  /** Shared as an article. */
  isArticle?: boolean;
  thing?: ItemThing;
}

interface SeoOfItem {
  title: string;
  description: string;
  robots?: string | undefined;
  ogImage?: string | undefined;
}

/** `none` stands for noindex and nofollow: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag */
const isHidden = (robots = '') => robots.split(',').some((rule) => /^(?:noindex|none)$/i.test(rule.trim()));

/** The head's facts of an item from what every item of the contract has. */
export function pageItem(
  name: string,
  { title, description, robots, ogImage }: SeoOfItem,
  { alternates, draft }: { alternates?: Alternates | undefined; draft?: boolean | undefined } = {},
): PageItem {
  return {
    name,
    title,
    description,
    picture: ogImage,
    alternates,
    noindex: Boolean(draft) || isHidden(robots),
  };
}
