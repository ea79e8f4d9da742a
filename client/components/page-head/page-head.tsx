import type { ReactNode } from 'react';
import css from './page-head.module.css';

interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Content above the heading: breadcrumbs, a small label. */
  children?: ReactNode;
}

export function PageHead({ title, lead, children }: PageHeadProps) {
  return (
    <div className={css.head}>
      {children}
      <h1>{title}</h1>
      {lead && <p>{lead}</p>}
    </div>
  );
}
