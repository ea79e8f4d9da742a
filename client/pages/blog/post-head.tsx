import type { Post } from '../../../shared/contract/blog.ts';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { useSite } from '../../site-context.ts';
import css from './post.module.css';

/** The way here, the title, and who wrote the post when. A change is dated when it was made on another day. */
export function PostHead({ post }: { post: Post }) {
  const { culture } = useSite();
  const intl = useIntl();
  const { text } = intl;
  const { title, excerpt, author, publishedAt, updatedAt, readMinutes, tags, tagSlug } = post;
  const written = formatDate(intl, publishedAt);
  const updated = formatDate(intl, updatedAt);
  const trail = [
    { name: text('blog.title'), href: href(culture, 'blog', {}) },
    ...tags
      .filter(({ slug }) => slug === tagSlug)
      .map(({ name, slug }) => ({ name, href: href(culture, 'blogTag', { tagSlug: slug }) })),
  ];
  return (
    <header className={css.head}>
      <Breadcrumbs trail={trail} current={title} />
      <h1>{title}</h1>
      <p className={css.lead}>{excerpt}</p>
      <div className={css.byline}>
        {author.avatar && <Picture url={author.avatar} kind="avatar" width={1} height={1} sizes="44px" />}
        <p>
          <b>{text('blog.by', { name: author.name })}</b>
          <span>
            <time dateTime={publishedAt}>{written}</time>
          </span>{' '}
          {updated !== written && (
            <span>
              <time dateTime={updatedAt}>{text('blog.updated', { date: updated })}</time>
            </span>
          )}{' '}
          <span>{text('blog.readMinutes', { count: readMinutes })}</span>
        </p>
      </div>
    </header>
  );
}
