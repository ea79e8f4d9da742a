import { morePosts, postsOfTag, postsPerPage } from '../../shared/data/blog.ts';
import { parseCategoryQuery } from '../../shared/data/category-query.ts';
import { faq, paymentOptions } from '../../shared/data/feeds.ts';
import { categoryGames } from '../../shared/data/games.ts';
import { pageNumber } from '../../shared/data/page-number.ts';
import type { Resource } from '../../shared/data/resource.ts';
import { featuresHomeOf, promotionsHomeOf } from '../../shared/data/shown-item.ts';
import { gameGroupsIn } from '../../shared/routing/availability.ts';
import { href, localHref } from '../../shared/routing/href.ts';
import type { HeadInput, Listed } from '../../shared/seo/head.ts';
import type { PageTarget } from './resolve.ts';

/** The data of one of the page's calls, once it has been found. */
type Find = <T>(resource: Resource<T>) => T | undefined;

/** What the page lists, in its order; undefined for a page that is no list, or whose list has not come. */
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
      // Those that do not run are not to be found.
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

/** The questions that a page of help answers. */
export function questionsOn(
  { match: { route }, culture }: Pick<PageTarget, 'match' | 'culture'>,
  find: Find,
): HeadInput['questions'] {
  if (route.contentType !== 'help') return undefined;
  return find(faq(culture.code))?.categories.flatMap(({ items }) => items);
}
