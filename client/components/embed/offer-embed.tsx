import type { ShownOffer } from '../../../shared/data/reduced-posts.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { RouteLink } from '../route-link.tsx';
import { useSite } from '../../site-context.ts';
import { buttonClass } from '../button/button-class.ts';
import { Picture } from '../picture/picture.tsx';
import css from './embed.module.css';

/** An offer with its significant terms, and a link to its page with the full terms. */
export function OfferEmbed({ offer: { slug, title, teaser, significantTerms, image } }: { offer: ShownOffer }) {
  const { compliance } = useSite();
  const { text } = useIntl();
  return (
    <aside className={`${css.embed} ${css.offer}`} aria-label={title}>
      <Picture url={image?.url} kind="cover" width={16} height={9} sizes="(width >= 48em) 220px, 100vw" />
      <div className={css.words}>
        <p className={css.label}>{text('blog.offer')}</p>
        <p className={`display ${css.name}`}>{title}</p>
        {teaser && <p className={css.teaser}>{teaser}</p>}
        <p className={css.terms}>
          {compliance.ageMark}. {significantTerms}
        </p>
        <RouteLink to="promotion" params={{ promotionSlug: slug }}>
          <a className={buttonClass('quiet', undefined, css.action)} aria-label={`${text('blog.seeOffer')}: ${title}`}>
            {text('blog.seeOffer')}
          </a>
        </RouteLink>
      </div>
    </aside>
  );
}
