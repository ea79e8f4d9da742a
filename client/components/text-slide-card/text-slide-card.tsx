import { blogSlides } from '../../../shared/data/blog.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { contentLink } from '../../../shared/routing/content-link.ts';
import { focusNextOnRemoval } from '../../focus/focus-next.ts';
import { usePage, useSite } from '../../site-context.ts';
import { useWallClock } from '../../stores/use-wall-clock.ts';
import { chooseSlide } from './choose-slide.ts';
import css from './text-slide-card.module.css';

/** One slide of a place. Its full terms, if any, are between its text and its link. */
export function TextSlideCard({ place }: { place: Parameters<typeof blogSlides>[1] }) {
  const { culture, brand } = useSite();
  const { path } = usePage();
  const now = useWallClock();
  const { text } = useIntl();
  const slides = found(useData(blogSlides(culture.code, place)))?.items ?? [];
  const slide = chooseSlide(slides, now, path);
  const link = slide && contentLink(slide.ctaLink.href, culture.routePrefix);
  if (!link) return null;
  return (
    <aside ref={focusNextOnRemoval} className={css.card} aria-label={text('blog.from', { siteName: brand.name })}>
      <div className={css.words}>
        <p className={css.from}>{text('blog.from', { siteName: brand.name })}</p>
        <p className={`display ${css.title}`}>{slide.title}</p>
        {slide.terms && <p className={css.terms}>{slide.terms}</p>}
      </div>
      <p>
        <a className={css.link} href={link.href} {...(link.external && { target: '_blank', rel: 'noopener' })}>
          {slide.cta}
        </a>
      </p>
    </aside>
  );
}
