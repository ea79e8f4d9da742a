import { morePosts, postsOfTag, postsPerPage } from '../../shared/data/blog.ts';
import { parseCategoryQuery } from '../../shared/data/category-query.ts';
import { faq, paymentOptions } from '../../shared/data/feeds.ts';
import { categoryGames } from '../../shared/data/game-lists.ts';
import { pageNumber } from '../../shared/data/page-number.ts';
import type { Resource } from '../../shared/data/resource.ts';
import { featuresHomeOf, promotionsHomeOf } from '../../shared/data/published-or-draft.ts';
import { gameGroupsIn } from '../../shared/routing/availability.ts';
import { href, localHref } from '../../shared/routing/href.ts';
import type { HeadInput, Listed } from '../../shared/seo/head.ts';
import type { PageTarget } from '../http/request/target.ts';

/** Finds the data of one of the page's calls, if it has arrived. */
type Find = <T>(resource: Resource<T>) => T | undefined;

/** Items that the page lists, in order. Undefined for a page without a list, or before its list has arrived. */
export function listedOn(
  { match: { route, params }, culture, search }: Pick<PageTarget, 'match' | 'culture' | 'search'>,
  find: Find,
): readonly Listed[] | undefined {
  const { code } = culture;
  const offset = (pageNumber(search) - 1) * postsPerPage;
  switch (route.contentType) {
    case 'category': {
      const games = find(categoryGames(code, gameGroupsIn(route, code), parseCategoryQuery(search)));
      return games?.items.map(({ name, path }) => ({ name, path: localHref(culture, path) }));
    }
    case 'promotions': {
      const cards = find(promotionsHomeOf(code, params))?.groups.flatMap(({ items }) => items);
      // Only active promotions may be indexed.
      return cards
        ?.filter(({ status }) => status === 'active')
        .map(({ title, slug }) => ({ name: title, path: href(culture, 'promotion', { promotionSlug: slug }) }));
    }
    case 'features': {
      const cards = find(featuresHomeOf(code, params))?.groups.flatMap(({ items }) => items);
      return cards?.map(({ title, slug }) => ({ name: title, path: href(culture, 'feature', { featureSlug: slug }) }));
    }
    case 'paymentMethods':
      return find(paymentOptions(code))
        ?.filter(({ has_info: hasInfo }) => hasInfo)
        .map(({ name, slug }) => ({ name, path: href(culture, 'paymentMethod', { paymentSlug: slug }) }));
    case 'blog':
    case 'blogTag': {
      const { tagSlug } = params;
      const posts = find(tagSlug === undefined ? morePosts(code, offset) : postsOfTag(code, tagSlug, offset));
      return posts?.items.map((post) => ({
        name: post.title,
        path: href(culture, 'blogPost', { tagSlug: post.tagSlug, postSlug: post.slug }),
      }));
    }
    default:
      return undefined;
  }
}

/** Questions that a help page lists. */
export function questionsOn(
  { match: { route }, culture }: Pick<PageTarget, 'match' | 'culture'>,
  find: Find,
): HeadInput['questions'] {
  if (route.contentType !== 'help') return undefined;
  return find(faq(culture.code))?.categories.flatMap(({ items }) => items);
}
