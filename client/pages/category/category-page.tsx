import { Suspense } from 'react';
import { product } from '../../../brands/house.ts';
import { isFiltered, parseCategoryQuery } from '../../../shared/data/category-query.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { gameGroupsIn } from '../../../shared/routing/availability.ts';
import { Chips } from '../../components/chips/chips.tsx';
import { GameNotice } from '../../components/game-notice/game-notice.tsx';
import { LaterSectionBanner } from '../../components/slide-card/later-section-banner.tsx';
import { usePage, useSite } from '../../site-context.ts';
import css from './category.module.css';
import { CategoryCounts } from './category-counts.tsx';
import { categoryFamily } from './category-family.ts';
import { categoryLead } from './category-lead.ts';
import { CategoryList } from './category-list.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

/** A list of games. Its frame stands before the list is there, and also when it never comes. */
export function Page() {
  const { culture, brand } = useSite();
  const { match, search } = usePage();
  const { text, lookup } = useIntl();
  const filters = parseCategoryQuery(search);
  const titleOf = (key: string) => lookup(`catalogue.title.${key}`, { product: product.name }) ?? key;
  const chips = categoryFamily(match, culture, brand.id).map(({ key, href, isParent }) => ({
    label: (isParent && lookup(`catalogue.all.${key}`)) || titleOf(key),
    href,
    current: key === match.key,
  }));
  return (
    <div className="wrap">
      <div className={css.head}>
        <h1>{titleOf(match.key)}</h1>
        <p>
          {/* A narrowed list does not know them. */}
          {!isFiltered(filters) && (
            <>
              <Suspense fallback={<i className={css.counts} />}>
                <CategoryCounts filters={filters} />
              </Suspense>{' '}
            </>
          )}
          {text(categoryLead(gameGroupsIn(match.route, culture.code)))}
        </p>
      </div>
      <Chips label={text('catalogue.kinds')} chips={chips} className={css.family} />
      <Suspense fallback={<ListSkeleton />}>
        <CategoryList filters={filters} />
      </Suspense>
      <LaterSectionBanner />
      <GameNotice />
    </div>
  );
}
