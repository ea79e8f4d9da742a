import { blogTags } from '../../../shared/data/blog.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { Chips } from '../../components/chips/chips.tsx';
import { usePage, useSite } from '../../site-context.ts';
import css from './blog.module.css';

/** The blog's subjects that have posts, behind the blog itself. */
export function TagChips() {
  const { culture } = useSite();
  const { match } = usePage();
  const { text } = useIntl();
  const tags = found(useData(blogTags(culture.code)))?.items.filter(({ count }) => count > 0) ?? [];
  const chips = [
    { label: text('blog.allPosts'), href: href(culture, 'blog', {}), current: match.key === 'blog' },
    ...tags.map(({ slug, name }) => ({
      label: name,
      href: href(culture, 'blogTag', { tagSlug: slug }),
      current: match.params['tagSlug'] === slug,
    })),
  ];
  return <Chips label={text('blog.tags')} chips={chips} className={css.chips} />;
}
