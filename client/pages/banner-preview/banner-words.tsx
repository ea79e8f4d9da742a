import type { BtTexts } from '../../../shared/contract/banners.ts';
import { buttonClass } from '../../components/button/button-class.ts';
import { ContentAnchor } from '../../components/content-anchor/content-anchor.tsx';
import { HeroTerms } from '../../components/hero/hero-terms.tsx';
import css from './banner-preview.module.css';

export function BannerWords({ texts: { pageTitle, cta, ctaLink, terms } }: { texts: BtTexts }) {
  return (
    <div className={css.words}>
      <h3>{pageTitle}</h3>
      <ContentAnchor link={ctaLink} className={buttonClass('yellow', 'large')}>
        {cta}
      </ContentAnchor>
      <HeroTerms text={terms} />
    </div>
  );
}
