import { type RefObject, useEffect, useLayoutEffect, useReducer } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { defaultIntervalMs, isRunning, reduceSlider, startSlider } from '../../../shared/slider/slider.ts';
import { recoverFocus } from '../../focus/focus-heading.ts';
import { driveTrack, showSlide } from './drive-track.ts';
import css from './slider.module.css';

interface SliderDriveProps {
  track: RefObject<HTMLDivElement | null>;
  count: number;
  intervalMs?: number | undefined;
}

/** Outlines on a 24 px canvas. */
const marks = { pause: 'M9 6v12M15 6v12', play: 'M8 5.5v13l10.5-6.5z' };

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

  // A slide may be removed while it has the focus, after its last day.
  useLayoutEffect(() => {
    const slider = track.current?.parentElement;
    return () => {
      if (slider?.contains(document.activeElement)) setTimeout(recoverFocus);
    };
  }, [track]);

  const control = isPaused ? 'play' : 'pause';
  return (
    <div className={css.controls}>
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
