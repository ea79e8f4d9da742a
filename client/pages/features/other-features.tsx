import { featuresHome } from '../../../shared/data/cms.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { Picture } from '../../components/picture/picture.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { useSite } from '../../site-context.ts';
import css from './other-features.module.css';
import { othersOf } from './others-of.ts';

const shownOthers = 5;

/** Features other than the page's own, given by its id. Features of its group are first. */
export function OtherFeatures({ than }: { than: string }) {
  const { culture } = useSite();
  const { text } = useIntl();
  const groups = found(useData(featuresHome(culture.code)))?.groups ?? [];
  const others = othersOf(groups, than).slice(0, shownOthers);
  if (others.length === 0) return null;
  return (
    <aside aria-labelledby="others" className={css.others}>
      <h2 id="others">{text('content.otherFeatures')}</h2>
      <ul>
        {others.map(({ id, slug, title, image }) => (
          <li key={id}>
            <RouteLink to="feature" params={{ featureSlug: slug }}>
              <a>
                <Picture url={image?.url} kind="thumb" width={image?.width} height={image?.height} sizes="112px" />
                <span>{title}</span>
              </a>
            </RouteLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
