import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { onRemoval } from '../../focus/on-removal.ts';
import css from './slider.module.css';
import type { SliderDrive } from './slider-drive.tsx';

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

export function Slider({ label, intervalMs, children }: SliderProps) {
  const { text } = useIntl();
  const track = useRef<HTMLDivElement>(null);
  const [{ Drive }, setDrive] = useState<{ Drive?: typeof SliderDrive }>({});
  const count = Children.count(children);
  const isMany = count > 1;

  useEffect(() => {
    if (!isMany) return;
    // Without the script visitors can scroll the slides.
    import('./slider-drive.tsx').then(
      (module) => setDrive({ Drive: module.SliderDrive }),
      () => undefined,
    );
  }, [isMany]);

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
      {isMany && Drive && <Drive key={count} track={track} count={count} intervalMs={intervalMs} />}
    </section>
  );
}
