import type { MouseEvent } from 'react';
import { focusElement } from '../../focus/focus-heading.ts';
import { onRemoval } from '../../focus/on-removal.ts';
import { isPlainClick } from '../../navigation/plain-click.ts';
import { buttonClass } from '../button/button-class.ts';
import css from './show-more.module.css';

/** Another page of the list; the URL includes the culture's prefix. */
interface PageLink {
  label: string;
  href: string;
}

interface ShowMoreProps {
  /** Number of items up to the last one shown, the total, and both as text. */
  to: number;
  total: number;
  shown: string;
  /** Neighbouring pages, where there are any. */
  previous?: PageLink | undefined;
  next?: PageLink | undefined;
  onMore: () => void;
}

/** The last click removes the link before the new items can take the focus. */
const focusShown = onRemoval((link) => {
  const shown = link.parentElement?.parentElement?.querySelector('p');
  if (shown) focusElement(shown, { preventScroll: true });
});

/** The number of items shown, and links to the neighbouring pages. A plain click on the next one calls `onMore` instead. */
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
          <a ref={focusShown} className={buttonClass('quiet', 'large')} href={next.href} rel="next" onClick={more}>
            {next.label}
          </a>
        )}
      </div>
    </div>
  );
}
