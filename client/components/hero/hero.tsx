import { useDeferredValue, useEffect } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { useStore } from '../../stores/use-store.ts';
import { Slider } from '../slider/slider.tsx';
import { HeroSlide } from './hero-slide.tsx';
import { useHeroSlides } from './use-hero-slides.ts';

const intervalMs = 5_000;

/** The banner of the home page: its own content and today's slides, or the content of the visitor's brand tracking code. */
export function Hero() {
  const { text } = useIntl();
  const slides = useHeroSlides();
  // Deferred, so that the old art stays until the new one has loaded.
  const { code, r, pageTitle, cta, terms, ctaLink, alt } = useDeferredValue(useStore('bt'));
  useEffect(() => {
    // Run after navigation has set the new page's head.
    if (pageTitle) queueMicrotask(() => (document.title = pageTitle));
  }, [pageTitle]);
  const [first, ...others] = slides;
  if (code && pageTitle && cta && terms && ctaLink) {
    const content = { section: first.section, title: pageTitle, cta: { label: cta, href: ctaLink }, terms, alt };
    return <HeroSlide content={{ ...content, bt: { code, r } }} heading="h1" isFirst />;
  }
  if (others.length === 0) return <HeroSlide content={first} heading="h1" isFirst />;
  return (
    <>
      {/* Inactive slides are inert, so none of their titles can be the page's heading. */}
      <div className="visually-hidden">
        <h1>{text('home.title')}</h1>
      </div>
      <Slider label={text('banner.slides.label')} intervalMs={intervalMs}>
        {slides.map((content, index) => (
          <HeroSlide key={content.section} content={content} heading="h2" isFirst={index === 0} />
        ))}
      </Slider>
    </>
  );
}
