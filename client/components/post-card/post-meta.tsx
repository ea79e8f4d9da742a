import type { ShownPost } from '../../../shared/data/shown-posts.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import css from './post-card.module.css';

/** When a post came out and how long it takes to read. */
export function PostMeta({ post: { publishedAt, readMinutes } }: { post: ShownPost }) {
  const { text, formats } = useIntl();
  const date = formats.formatDate(publishedAt, { day: 'numeric', month: 'short', year: 'numeric' });
  return (
    <p className={css.meta}>
      <time dateTime={publishedAt}>{date}</time> <span>{text('blog.readMinutes', { count: readMinutes })}</span>
    </p>
  );
}
