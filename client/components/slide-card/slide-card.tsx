import { cardImage } from '../../../shared/data/banners.ts';
import type { SlideCardData } from '../../../shared/data/reduced-slides.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useSite } from '../../site-context.ts';
import { useBt } from '../../stores/use-bt.ts';
import { buttonClass } from '../button/button-class.ts';
import { ContentAnchor } from '../content-anchor/content-anchor.tsx';
import { BannerPicture } from '../hero/banner-picture.tsx';
import { ctaKind } from '../hero/cta-kind.ts';
import { GameFront } from './game-front.tsx';
import css from './slide-card.module.css';

interface SlideCardProps {
  slide: SlideCardData;
  /** Heading level below that of the section. */
  heading: 'h2' | 'h3';
  id?: string | undefined;
  className?: string | undefined;
  /** Set on a game's own page, whose heading already names what the picture shows. */
  gameSlug?: string | undefined;
}

export function SlideCard({ slide, heading: Heading, id, className, gameSlug }: SlideCardProps) {
  const { culture } = useSite();
  const { section, title, terms, cta, ctaLink, alt } = slide;
  const image = found(useData(cardImage({ culture: culture.code, section, gameSlug, bt: useBt() })));
  return (
    <article className={className ? `${css.card} ${className}` : css.card}>
      {gameSlug === undefined ? (
        <div className={css.art}>
          <BannerPicture mobile={image} alt={alt} loading="lazy" sizes="(width >= 48em) 400px, 80vw" />
        </div>
      ) : (
        <GameFront image={image} />
      )}
      <div className={css.words}>
        <Heading id={id}>{title}</Heading>
        {terms && <p data-terms="">{terms}</p>}
        <ContentAnchor link={ctaLink.href} className={buttonClass(ctaKind(section), undefined, css.cta)}>
          {cta}
        </ContentAnchor>
      </div>
    </article>
  );
}
