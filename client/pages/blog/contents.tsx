import type { Heading } from '../../../shared/data/post-body.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import css from './post.module.css';

export function Contents({ headings }: { headings: readonly Heading[] }) {
  const { text } = useIntl();
  return (
    <nav aria-labelledby="contents" className={css.contents}>
      <h2 id="contents">{text('blog.contents')}</h2>
      <ol>
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
