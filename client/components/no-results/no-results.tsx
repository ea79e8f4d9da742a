import type { ReactNode } from 'react';
import css from './no-results.module.css';

/** `children` are further actions, such as a link that clears the filters. */
export function NoResults({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div className={css.none}>
      <p role="status">{message}</p>
      {children}
    </div>
  );
}
