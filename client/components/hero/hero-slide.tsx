import { Suspense } from 'react';
import { focusNewHeadingOnRemoval, onRemoval } from '../../focus/on-removal.ts';
import { buttonClass } from '../button/button-class.ts';
import { ctaKind } from './cta-kind.ts';
import css from './hero.module.css';
import { HeroArt } from './hero-art.tsx';
import type { HeroContent } from './hero-content.ts';
import { HeroTerms } from './hero-terms.tsx';

interface HeroSlideProps {
  content: HeroContent;
  /** `h1` for a single banner, `h2` for a slide among others. */
  heading: 'h1' | 'h2';
  /** Its art is the LCP element. */
  isFirst: boolean;
}

const focusCta = onRemoval((link) => link.parentElement?.querySelector('a')?.focus());

export function HeroSlide({ content, heading: Title, isFirst }: HeroSlideProps) {
  const { section, eyebrow, title, lead, cta, browse, terms, alt, bt } = content;
  return (
    <div className={css.hero}>
      <Suspense fallback={<div className={css.art} />}>
        <HeroArt section={section} alt={alt} bt={bt} isFirst={isFirst} />
      </Suspense>
      <div className={`wrap ${css.words}`}>
        {eyebrow && <p className={css.eyebrow}>{eyebrow}</p>}
        <Title ref={focusNewHeadingOnRemoval} className={css.title}>
          {title}
        </Title>
        {lead && <p className={css.lead}>{lead}</p>}
        <div className={css.actions}>
          <a className={buttonClass(ctaKind(section), 'large', css.cta)} href={cta.href}>
            {cta.label}
          </a>
          {browse && (
            <a ref={focusCta} className={buttonClass('ghost', 'large', css.browse)} href={browse.href}>
              {browse.label}
            </a>
          )}
        </div>
        <HeroTerms text={terms} />
      </div>
    </div>
  );
}
