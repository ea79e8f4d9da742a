import type { FeatureCard } from '../../../shared/contract/cms.ts';
import { Picture } from '../../components/picture/picture.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import css from './feature-cards.module.css';

interface FeatureCardsProps {
  features: readonly FeatureCard[];
  /** The first card's image is the page's LCP element. */
  leads?: boolean;
}

export function FeatureCards({ features, leads = false }: FeatureCardsProps) {
  return (
    <ul className={css.cards} data-cards={features.length}>
      {features.map(({ id, slug, title, teaser, image }, index) => (
        <li key={id} className={css.card}>
          <Picture
            url={image?.url}
            kind="cover"
            width={image?.width}
            height={image?.height}
            alt={image?.alt}
            sizes="(width >= 64em) 33vw, (width >= 48em) 50vw, 100vw"
            loading={leads && index === 0 ? 'eager' : undefined}
          />
          <h3>
            <RouteLink to="feature" params={{ featureSlug: slug }}>
              <a>{title}</a>
            </RouteLink>
          </h3>
          {teaser && <p>{teaser}</p>}
        </li>
      ))}
    </ul>
  );
}
