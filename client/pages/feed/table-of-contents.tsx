import { useIntl } from '../../../shared/i18n/use-intl.ts';
import type { Heading } from '../../../shared/data/post-body.ts';
import css from './table-of-contents.module.css';

/** Collapsed on narrow screens, open beside the text on wide ones; both without scripts. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const { text } = useIntl();
  return (
    <nav aria-label={text('content.toc')} className={css.toc}>
      <details>
        <summary>{text('content.toc')}</summary>
        <ol>
          {headings.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
