import { postsPerPage } from '../../../shared/data/blog.ts';
import { pageNumber } from '../../../shared/data/page-number.ts';
import { toQueryString, type Resource } from '../../../shared/data/resource.ts';
import type { PostList as Posts } from '../../../shared/data/reduced-posts.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { localHref } from '../../../shared/routing/href.ts';
import { usePage, useSite } from '../../site-context.ts';
import { useViewSize } from '../../stores/use-view-size.ts';
import { PostCard } from '../post-card/post-card.tsx';
import { partsOf } from '../show-more/list-parts.ts';
import { ShowMore } from '../show-more/show-more.tsx';
import { useMore } from '../show-more/use-more.ts';
import { gridSizes } from './grid-sizes.ts';
import { MorePosts } from './more-posts.tsx';
import css from './post-list.module.css';

interface PostListProps {
  title: string;
  /** The posts that came with the page. */
  posts: Posts;
  /** Returns the resource of further posts from an offset. */
  partAt: (offset: number) => Resource<Posts>;
  /** Ids of posts that the page shows elsewhere. */
  skip?: ReadonlySet<string>;
  /** Names of tags by slug, on lists of mixed tags. */
  tags?: ReadonlyMap<string, string>;
  /** Loads the pictures of the first row eagerly. */
  leads?: boolean;
}

const none: ReadonlyMap<string, string> = new Map();
const firstRow = 3;

/** A list with a link to its next page. After hydration it adds posts in place instead. */
export function PostList({ title, posts, partAt, skip, tags = none, leads = false }: PostListProps) {
  const { culture } = useSite();
  const { path, search } = usePage();
  const { text } = useIntl();
  const page = pageNumber(search);
  const q = search.get('q') ?? undefined;
  const pageHref = (number: number) =>
    localHref(culture, path) + toQueryString({ q, page: number > 1 ? number : undefined });
  const { size, grow, shrink } = useViewSize(path + toQueryString({ q, page }), postsPerPage, postsPerPage);
  const { total } = posts;
  const parts = partsOf(page, total, size, { page: postsPerPage, more: postsPerPage });
  const own = posts.items.filter(({ id }) => !skip?.has(id));
  const { list, more, focusFirst } = useMore(parts, grow, posts.items.length - own.length);
  const loadingOf = (index: number) => (leads && index < firstRow ? 'eager' : undefined);

  return (
    <section aria-labelledby="posts" className={css.section}>
      <h2 id="posts" className={css.head}>
        {title}
      </h2>
      <ul ref={list} className={css.grid}>
        {own.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} tag={tags.get(post.tagSlug)} sizes={gridSizes} loading={loadingOf(index)} />
          </li>
        ))}
        {parts.added.map(({ offset, limit }) => (
          <MorePosts
            key={offset}
            resource={partAt(offset)}
            count={limit}
            tags={tags}
            onShown={() => focusFirst(offset)}
            onFailed={() => shrink(offset - parts.from)}
          />
        ))}
      </ul>
      <ShowMore
        to={parts.to}
        total={total}
        shown={text(page > 1 ? 'blog.shownPart' : 'blog.shown', { from: parts.from + 1, to: parts.to, total })}
        previous={page > 1 ? { label: text('blog.previous'), href: pageHref(page - 1) } : undefined}
        next={parts.to < total ? { label: text('blog.more'), href: pageHref(parts.nextPage) } : undefined}
        onMore={more}
      />
    </section>
  );
}
