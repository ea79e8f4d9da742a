import { useDeferredValue, useEffect } from 'react';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { focusNewHeadingOnRemoval } from '../../focus/on-removal.ts';
import { useStore } from '../../stores/use-store.ts';
import { Slider } from '../slider/slider.tsx';
import type { HeroContent } from './hero-content.ts';
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
  const [first] = slides;
  const shown: HeroContent[] =
    code && pageTitle && cta && terms && ctaLink
      ? [{ section: first.section, title: pageTitle, cta: { label: cta, href: ctaLink }, terms, alt, bt: { code, r } }]
      : slides;
  const isSingle = shown.length === 1;
  // One structure for any number of slides: React would replace the focused link together with another one.
  return (
    <>
      {/* Inactive slides are inert, so their titles cannot be the page's heading. */}
      {!isSingle && (
        <div className="visually-hidden">
          <h1 ref={focusNewHeadingOnRemoval}>{text('home.title')}</h1>
        </div>
      )}
      <Slider label={text('banner.slides.label')} intervalMs={intervalMs}>
        {shown.map((content, index) => (
          <HeroSlide key={content.section} content={content} heading={isSingle ? 'h1' : 'h2'} isFirst={index === 0} />
        ))}
      </Slider>
    </>
  );
}
