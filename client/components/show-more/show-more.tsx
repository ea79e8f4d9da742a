import type { MouseEvent } from 'react';
import { isPlainClick } from '../../navigation/plain-click.ts';
import { buttonClass } from '../button/button-class.ts';
import css from './show-more.module.css';

/** A further page of the list, prefix included. */
interface PageLink {
  label: string;
  href: string;
}

interface ShowMoreProps {
  /** How much of the list is shown: in numbers, and in words. */
  to: number;
  total: number;
  shown: string;
  /** Pages before and after this one, where there are any. */
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
  onMore: () => void;
}

/** How much of a list is shown, and links to the pages beside this one; a plain click on the next one calls `onMore` instead. */
export function ShowMore({ to, total, shown, previous, next, onMore }: ShowMoreProps) {
  const more = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onMore();
  };
  return (
    <div className={css.more}>
      <p>{shown}</p>
      <progress value={to} max={total} aria-hidden="true" />
      <div>
        {previous && (
          <a className={buttonClass('ghost', 'large')} href={previous.href} rel="prev">
            {previous.label}
          </a>
        )}
        {next && (
          <a className={buttonClass('quiet', 'large')} href={next.href} rel="next" onClick={more}>
            {next.label}
          </a>
        )}
      </div>
    </div>
  );
}
