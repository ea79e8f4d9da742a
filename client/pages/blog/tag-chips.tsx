import { usedTags } from '../../../shared/data/blog.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { Chips } from '../../components/chips/chips.tsx';
import { usePage, useSite } from '../../site-context.ts';
import css from './blog.module.css';

/** The subjects that have posts, with their number, after a link to the blog itself. */
export function TagChips() {
  const { culture } = useSite();
  const { match } = usePage();
  const { text } = useIntl();
  const tags = found(useData(usedTags(culture.code)))?.items ?? [];
  const chips = [
    { label: text('blog.allPosts'), href: href(culture, 'blog', {}), current: match.key === 'blog' },
    ...tags
      .filter(({ count }) => count !== 0)
      .map(({ slug, name, count }) => ({
        label: name,
        href: href(culture, 'blogTag', { tagSlug: slug }),
        current: match.params['tagSlug'] === slug,
        more: count !== undefined && <TagCount count={count} />,
      })),
  ];
  return <Chips label={text('blog.tags')} chips={chips} className={css.chips} />;
}

/** Shows the bare number; screen readers announce it with its unit. */
function TagCount({ count }: { count: number }) {
  const { formats, text } = useIntl();
  return (
    <small>
      <span aria-hidden="true">{formats.formatNumber(count)}</span>
      <span className="visually-hidden">{text('blog.count', { count })}</span>
    </small>
  );
}
