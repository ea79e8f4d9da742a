import { featuresHomeOf } from '../../../shared/data/published-or-draft.ts';
import { DraftBand } from '../../components/draft-band/draft-band.tsx';
import { Html } from '../../components/html/html.tsx';
import { ResourcePage } from '../../components/resource-page/resource-page.tsx';
import { usePage, useSite } from '../../site-context.ts';
import { FeatureCards } from './feature-cards.tsx';
import css from './features.module.css';

export function Page() {
  const { culture } = useSite();
  const { match } = usePage();
  return (
    <>
      <DraftBand />
      <ResourcePage resource={featuresHomeOf(culture.code, match.params)}>
        {({ introHtml, groups }) => (
          <>
            {groups.map(({ code, title, items }, index) => (
              <section key={code} aria-labelledby={`features-${code}`} className={css.group}>
                <h2 id={`features-${code}`}>{title}</h2>
                <FeatureCards features={items} leads={index === 0} />
              </section>
            ))}
            {introHtml && (
              <div className={css.group}>
                <Html html={introHtml} className={css.intro} />
              </div>
            )}
          </>
        )}
      </ResourcePage>
    </>
  );
}
