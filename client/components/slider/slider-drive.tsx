import { type RefObject, useEffect, useReducer } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { defaultIntervalMs, isRunning, reduceSlider, startSlider } from '../../../shared/slider/slider.ts';
import { onRemoval } from '../../focus/on-removal.ts';
import { driveTrack, showSlide } from './drive-track.ts';
import css from './slider.module.css';

interface SliderDriveProps {
  track: RefObject<HTMLDivElement | null>;
  count: number;
  intervalMs?: number | undefined;
}

/** Outlines on a 24 px canvas. */
const marks = { pause: 'M9 6v12M15 6v12', play: 'M8 5.5v13l10.5-6.5z' };

/** For controls: focuses the slide shown. */
const focusShown = onRemoval(({ previousElementSibling: track }) =>
  track?.querySelector<HTMLElement>(':scope > :not([inert]) a')?.focus({ preventScroll: true }),
);

/** Moves a track of slides and shows its position. */
export function SliderDrive({ track, count, intervalMs = defaultIntervalMs }: SliderDriveProps) {
  const { text } = useIntl();
  const [state, dispatch] = useReducer(reduceSlider, startSlider(count));
  const { index, isPaused, isCalm } = state;
  const runs = isRunning(state);

  useEffect(() => (track.current ? driveTrack(track.current, dispatch) : undefined), [track]);
  useEffect(() => {
    if (track.current) showSlide(track.current, index, runs);
  }, [track, index, runs]);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'tick' }), intervalMs);
    return () => clearTimeout(timer);
  }, [runs, index, intervalMs]);

  const control = isPaused ? 'play' : 'pause';
  return (
    <div ref={focusShown} className={css.controls}>
      {Array.from({ length: count }, (_, place) => (
        <button
          key={place}
          type="button"
          className={css.dot}
          aria-label={text('banner.slides.show', { place: place + 1 })}
          aria-current={place === index}
          onClick={() => dispatch({ type: 'show', index: place })}
        />
      ))}
      {!isCalm && (
        <button
          type="button"
          className={css.pause}
          aria-label={text(`banner.slides.${control}`)}
          onClick={() => dispatch({ type: control })}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={marks[control]} />
          </svg>
        </button>
      )}
    </div>
  );
}
