import { Suspense } from 'react';
import { product } from '../../../brands/house.ts';
import { isFiltered, parseCategoryQuery } from '../../../shared/data/category-query.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { Chips } from '../../components/chips/chips.tsx';
import { GameNotice } from '../../components/game-notice/game-notice.tsx';
import { PageBanner } from '../../components/page-banner/page-banner.tsx';
import { usePage, useSite } from '../../site-context.ts';
import css from './category.module.css';
import { CategoryCounts } from './category-counts.tsx';
import { categoryFamily } from './category-family.ts';
import { CategoryList } from './category-list.tsx';
import { ListSkeleton } from './list-skeleton.tsx';

/** A list of games. Its frame renders before the list has loaded, and also when loading fails. */
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
    <>
      <PageBanner title={titleOf(match.key)}>
        {/* A filtered list has no totals. */}
        {!isFiltered(filters) && (
          <Suspense fallback={<p className={css.counts} />}>
            <CategoryCounts filters={filters} />
          </Suspense>
        )}
      </PageBanner>
      <div className="wrap">
        <Chips label={text('catalogue.kinds')} chips={chips} className={css.family} />
        <Suspense fallback={<ListSkeleton />}>
          <CategoryList filters={filters} />
        </Suspense>
        <GameNotice />
      </div>
    </>
  );
}
