import type { RouteKey } from '../../../shared/routing/table.ts';
import { games } from './games-list.ts';
import { features, landings, paymentMethods, posts, promotions, tags } from './items-list.ts';
import type { List } from './list.ts';
import { pageKeys, pagesOf } from './pages-list.ts';

/** Sections that begin with a static page. */
const ownPages = ['promotions', 'features', 'paymentMethods', 'blog'] as const satisfies readonly RouteKey[];
const otherPages = pageKeys.filter((key) => !ownPages.some((own) => own === key));

/** The sections of a site by their names in part URLs. A culture has those in which it has a page. */
export const sections: Readonly<Record<string, readonly List[]>> = {
  pages: [pagesOf(otherPages), landings],
  games: [games],
  promotions: [pagesOf(['promotions']), promotions],
  features: [pagesOf(['features']), features],
  payments: [pagesOf(['paymentMethods']), paymentMethods],
  blog: [pagesOf(['blog']), tags, posts],
};
