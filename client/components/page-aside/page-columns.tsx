import type { ReactNode } from 'react';
import type { MenuCode } from '../../../shared/menu/menu-codes.ts';
import { PageAside } from './page-aside.tsx';
import css from './page-aside.module.css';

interface PageColumnsProps {
  /** Related pages by menu code. */
  related: readonly MenuCode[];
  /** First in the side column. */
  side?: ReactNode;
  children: ReactNode;
}

/** A page's main content and side column: side by side on wide screens, one after the other on narrow ones. */
export function PageColumns({ related, side, children }: PageColumnsProps) {
  return (
    <div className={css.columns}>
      <div className={css.main}>{children}</div>
      <PageAside related={related}>{side}</PageAside>
    </div>
  );
}
