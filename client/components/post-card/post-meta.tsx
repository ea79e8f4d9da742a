import type { ShownPost } from '../../../shared/data/reduced-posts.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import css from './post-card.module.css';

/** Date and reading time of a post. */
export function PostMeta({ post: { publishedAt, readMinutes } }: { post: ShownPost }) {
  const { text, formats } = useIntl();
  return (
    <p className={css.meta}>
      {publishedAt && (
        <time dateTime={publishedAt}>
          {formats.formatDate(publishedAt, { day: 'numeric', month: 'short', year: 'numeric' })}
        </time>
      )}{' '}
      {readMinutes !== undefined && <span>{text('blog.readMinutes', { count: readMinutes })}</span>}
    </p>
  );
}
