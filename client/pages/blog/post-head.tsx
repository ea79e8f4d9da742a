import type { PostHead } from '../../../shared/data/reduced-posts.ts';
import { formatDate } from '../../../shared/i18n/format.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { useSite } from '../../site-context.ts';
import css from './post.module.css';

/** Breadcrumbs, title, author and date of a post. Shows the date of an update on a later day. */
export function PostHead({ post }: { post: PostHead }) {
  const { culture } = useSite();
  const intl = useIntl();
  const { text } = intl;
  const { title, excerpt, author, publishedAt, updatedAt, readMinutes, tags, tagSlug } = post;
  const written = publishedAt && formatDate(intl, publishedAt);
  const updated = updatedAt && formatDate(intl, updatedAt);
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
      {excerpt && <p className={css.lead}>{excerpt}</p>}
      <div className={css.byline}>
        {author?.avatar && <Picture url={author.avatar} kind="avatar" width={1} height={1} sizes="44px" />}
        <p>
          {author && <b>{text('blog.by', { name: author.name })}</b>}
          {written && (
            <span>
              <time dateTime={publishedAt}>{written}</time>
            </span>
          )}{' '}
          {updated && updated !== written && (
            <span>
              <time dateTime={updatedAt}>{text('blog.updated', { date: updated })}</time>
            </span>
          )}{' '}
          {readMinutes !== undefined && <span>{text('blog.readMinutes', { count: readMinutes })}</span>}
        </p>
      </div>
    </header>
  );
}
