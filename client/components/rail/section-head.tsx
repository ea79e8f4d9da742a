import type { ReactNode } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import css from './section-head.module.css';

interface SectionHeadProps {
  title: string;
  /** Total number of items. */
  count?: number | undefined;
  /** URL of the full list, with the culture's prefix. */
  href?: string | undefined;
  children?: ReactNode;
}

export function SectionHead({ title, count, href, children }: SectionHeadProps) {
  const { text, formats } = useIntl();
  return (
    <div className={css.head}>
      <h2>{title}</h2>
      {count !== undefined && <small>{formats.formatNumber(count)}</small>}
      {href && (
        <a href={href} aria-label={`${text('tile.all')}: ${title}`}>
          {text('tile.all')}
        </a>
      )}
      {children}
    </div>
  );
}
