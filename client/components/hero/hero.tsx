import { useDeferredValue, useEffect } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useStore } from '../../stores/use-store.ts';
import { Slider } from '../slider/slider.tsx';
import { HeroSlide } from './hero-slide.tsx';
import { useHeroSlides } from './use-hero-slides.ts';

const intervalMs = 5_000;

/** The banner of the home page: its own content and what is on today, or what the visitor's code of brand tracking says. */
export function Hero() {
  const { text } = useIntl();
  const slides = useHeroSlides();
  // Later, so that the old art stays until the new one is there.
  const { code, r, pageTitle, cta, terms, ctaLink, alt } = useDeferredValue(useStore('bt'));
  useEffect(() => {
    // Behind the head of the page that has just been moved to.
    if (pageTitle) queueMicrotask(() => (document.title = pageTitle));
  }, [pageTitle]);
  const [first, ...others] = slides;
  if (code && pageTitle && cta && terms && ctaLink) {
    const content = { section: first.section, title: pageTitle, cta: { label: cta, href: ctaLink }, terms, alt };
    return <HeroSlide content={{ ...content, bt: { code, r } }} isFirst />;
  }
  if (others.length === 0) return <HeroSlide content={first} isFirst />;
  return (
    <Slider label={text('banner.slides.label')} intervalMs={intervalMs}>
      {slides.map((content, index) => (
        <HeroSlide key={content.section} content={content} isFirst={index === 0} />
      ))}
    </Slider>
  );
}
