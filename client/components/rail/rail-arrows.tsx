import { type RefObject, useEffect, useState } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { buttonClass, iconButtonClass } from '../button/button-class.ts';
import { Icon } from '../icon/icon.tsx';
import css from './rail.module.css';

interface RailArrowsProps {
  list: RefObject<HTMLUListElement | null>;
  title: string;
}

/** Part of the visible width that one press moves: the last tile that was cut is seen whole next. */
const step = 0.85;

const edgesOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => ({
  start: scrollLeft < 1,
  end: scrollLeft + clientWidth > scrollWidth - 1,
});

/** What is seen next after a part of the page, wherever that stands. */
function findNext(part: Element | null | undefined): HTMLElement | undefined {
  let place = part;
  while (place) {
    let next = place.nextElementSibling;
    while (next && !(next instanceof HTMLElement && next.offsetHeight > 0)) next = next.nextElementSibling;
    if (next) return next;
    place = place.parentElement;
  }
  return undefined;
}

/**
 * Two buttons that move a rail, once the page has hydrated; without them it scrolls by itself. At an end the button stays where the focus
 * is and only says that it does nothing. A third one, shown to the keyboard alone, leads past the tiles, each of which is a stop or more.
 */
export function RailArrows({ list, title }: RailArrowsProps) {
  const { text } = useIntl();
  const [edges, setEdges] = useState<{ start: boolean; end: boolean }>();

  useEffect(() => {
    const rail = list.current;
    if (!rail) return;
    const update = () =>
      setEdges((before) => {
        const now = edgesOf(rail);
        return now.start === before?.start && now.end === before.end ? before : now;
      });
    const observer = new ResizeObserver(update);
    observer.observe(rail);
    rail.addEventListener('scroll', update, { passive: true });
    return () => {
      observer.disconnect();
      rail.removeEventListener('scroll', update);
    };
  }, [list]);

  const move = (direction: 1 | -1) => {
    const rail = list.current;
    rail?.scrollBy({ left: direction * rail.clientWidth * step });
  };

  const skip = () => {
    const next = findNext(list.current?.closest('section'));
    next?.setAttribute('tabindex', '-1');
    next?.focus();
  };

  // Their place is kept from the beginning: nothing moves when they come.
  if (!edges || (edges.start && edges.end)) return <span className={css.arrows} />;
  return (
    <span className={css.arrows}>
      <button
        type="button"
        className={iconButtonClass('outlined')}
        aria-label={text('tile.back', { title })}
        aria-disabled={edges.start}
        onClick={() => move(-1)}
      >
        <Icon outline="m14.5 6-6 6 6 6" size={20} />
      </button>
      <button
        type="button"
        className={iconButtonClass('outlined')}
        aria-label={text('tile.forward', { title })}
        aria-disabled={edges.end}
        onClick={() => move(1)}
      >
        <Icon outline="m9.5 6 6 6-6 6" size={20} />
      </button>
      <button type="button" className={buttonClass('quiet', undefined, `visually-hidden ${css.skip}`)} onClick={skip}>
        {text('tile.skip', { title })}
      </button>
    </span>
  );
}
