import { current } from '../../../shared/banner/banner-of.ts';
import { homeSlides } from '../../../shared/data/banners.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { SlideCard } from '../../components/slide-card/slide-card.tsx';
import { useSite } from '../../site-context.ts';
import { useDay } from '../../stores/use-day.ts';
import css from './home-slides.module.css';

/** The second row of banners: what is on today. */
export function HomeSlides() {
  const { culture } = useSite();
  const { text } = useIntl();
  const day = useDay();
  const slides = current(found(useData(homeSlides(culture.code)))?.items ?? [], day);
  if (slides.length === 0) return null;
  return (
    <section className={css.section} aria-label={text('home.more')}>
      <h2>{text('home.more')}</h2>
      <ul className={css.row}>
        {slides.map((slide) => (
          <li key={slide.id}>
            <SlideCard slide={slide} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
