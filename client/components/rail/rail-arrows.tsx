import { type RefObject, useEffect, useState } from 'react';
import { focusNext, focusNextOnRemoval } from '../../focus/focus-next.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { buttonClass, iconButtonClass } from '../button/button-class.ts';
import { Icon } from '../icon/icon.tsx';
import css from './rail.module.css';

interface RailArrowsProps {
  list: RefObject<HTMLUListElement | null>;
  title: string;
}

/** Share of the visible width that one click scrolls, so that the cut-off tile is fully visible next. */
const step = 0.85;

const edgesOf = ({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) => ({
  start: scrollLeft < 1,
  end: scrollLeft + clientWidth > scrollWidth - 1,
});

/**
 * Two buttons that scroll a rail after hydration; without them it scrolls natively. At an end the button keeps the focus and is marked as
 * disabled. A third one, visible only on focus, skips the tiles, each of which has one or more tab stops.
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
    const section = list.current?.closest('section');
    if (section) focusNext(section);
  };

  // Reserve their space from the start, to avoid layout shifts.
  if (!edges || (edges.start && edges.end)) return <span className={css.arrows} />;
  return (
    <span ref={focusNextOnRemoval} className={css.arrows}>
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
