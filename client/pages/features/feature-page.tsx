import { Suspense } from 'react';
import { featureOf } from '../../../shared/data/published-or-draft.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { buttonClass } from '../../components/button/button-class.ts';
import { ContentAnchor } from '../../components/content-anchor/content-anchor.tsx';
import { DraftBand } from '../../components/draft-band/draft-band.tsx';
import { Html } from '../../components/html/html.tsx';
import { PageHead } from '../../components/page-head/page-head.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { usePage, useSite } from '../../site-context.ts';
import css from './feature.module.css';
import { OtherFeatures } from './other-features.tsx';

/** One feature of the site. The route's gate has confirmed that it exists. */
export function Page() {
  const { culture } = useSite();
  const { match } = usePage();
  const { text } = useIntl();
  const feature = found(useData(featureOf(culture.code, match.params)));
  if (!feature) return null;
  const { id, title, teaser, image, body, cta } = feature;
  const all = { name: text('menu.features'), href: href(culture, 'features', {}) };
  return (
    <>
      <DraftBand />
      <div className={`wrap ${css.columns}`}>
        <article>
          <PageHead title={title} lead={teaser}>
            <Breadcrumbs trail={[all]} current={title} />
          </PageHead>
          <Picture
            url={image?.url}
            kind="lead"
            width={image?.width}
            height={image?.height}
            alt={image?.alt}
            sizes="(width >= 64em) 860px, 100vw"
            loading="high"
            className={css.art}
          />
          <Html html={body} />
          {cta && (
            <div className={css.action}>
              <ContentAnchor link={cta.href} className={buttonClass('accent', 'large')}>
                {cta.label}
              </ContentAnchor>
            </div>
          )}
        </article>
        {!match.route.draft && (
          <Suspense>
            <OtherFeatures than={id} />
          </Suspense>
        )}
      </div>
    </>
  );
}
