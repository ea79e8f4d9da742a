import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import css from './slider.module.css';
import type { SliderDrive } from './slider-drive.tsx';

interface SliderProps {
  label: string;
  /** Milliseconds between two slides. */
  intervalMs?: number;
  /** At least two. */
  children: ReactNode;
}

export function Slider({ label, intervalMs, children }: SliderProps) {
  const { text } = useIntl();
  const track = useRef<HTMLDivElement>(null);
  const [{ Drive }, setDrive] = useState<{ Drive?: typeof SliderDrive }>({});
  const count = Children.count(children);

  useEffect(() => {
    // Without the script visitors can scroll the slides.
    import('./slider-drive.tsx').then(
      (module) => setDrive({ Drive: module.SliderDrive }),
      () => undefined,
    );
  }, []);

  return (
    <section className={css.slider} aria-label={label}>
      <div ref={track} className={css.track}>
        {Children.map(children, (slide, index) => (
          <div role="group" aria-label={text('banner.slides.place', { place: index + 1, count })}>
            {slide}
          </div>
        ))}
      </div>
      {Drive && <Drive key={count} track={track} count={count} intervalMs={intervalMs} />}
    </section>
  );
}
