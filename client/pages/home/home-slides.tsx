import { current } from '../../../shared/banner/banner-of.ts';
import { homeSlides } from '../../../shared/data/banners.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { SlideCard } from '../../components/slide-card/slide-card.tsx';
import { focusNextOnRemoval, focusSiblingOnRemoval } from '../../focus/focus-next.ts';
import { useSite } from '../../site-context.ts';
import { useWallClock } from '../../stores/use-wall-clock.ts';
import css from './home-slides.module.css';

/** The second row of banners: today's events. */
export function HomeSlides() {
  const { culture } = useSite();
  const { text } = useIntl();
  const now = useWallClock();
  const slides = current(found(useData(homeSlides(culture.code)))?.items ?? [], now);
  if (slides.length === 0) return null;
  return (
    <section ref={focusNextOnRemoval} className={css.section} aria-label={text('home.more')}>
      <h2>{text('home.more')}</h2>
      <ul className={css.row}>
        {slides.map((slide) => (
          <li key={slide.id} ref={focusSiblingOnRemoval}>
            <SlideCard slide={slide} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
