import { Children, type ReactNode, useRef } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { onRemoval } from '../../focus/on-removal.ts';
import { useLate } from '../region/use-late.ts';
import css from './slider.module.css';

interface SliderProps {
  label: string;
  /** Milliseconds between two slides. */
  intervalMs?: number;
  /** A single one has neither role nor controls. */
  children: ReactNode;
}

const focusBeside = onRemoval((slide) => {
  const next = slide.previousElementSibling ?? slide.nextElementSibling;
  next?.removeAttribute('inert');
  next?.querySelector('a')?.focus({ preventScroll: true });
});

const loadDrive = () => import('./slider-drive.tsx');

export function Slider({ label, intervalMs, children }: SliderProps) {
  const { text } = useIntl();
  const track = useRef<HTMLDivElement>(null);
  const count = Children.count(children);
  const isMany = count > 1;

  // Without it visitors can scroll the slides.
  const { code: drive } = useLate(loadDrive, isMany);

  return (
    <section className={isMany ? css.slider : undefined} aria-label={isMany ? label : undefined}>
      <div ref={track} className={isMany ? css.track : undefined}>
        {Children.map(children, (slide, index) => (
          <div
            ref={focusBeside}
            role={isMany ? 'group' : undefined}
            aria-label={isMany ? text('banner.slides.place', { place: index + 1, count }) : undefined}
          >
            {slide}
          </div>
        ))}
      </div>
      {isMany && drive && <drive.SliderDrive key={count} track={track} count={count} intervalMs={intervalMs} />}
    </section>
  );
}
