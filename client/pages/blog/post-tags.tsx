import type { PostHead } from '../../../shared/data/reduced-posts.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { Chips } from '../../components/chips/chips.tsx';
import { useSite } from '../../site-context.ts';

export function PostTags({ tags }: { tags: PostHead['tags'] }) {
  const { culture } = useSite();
  const { text } = useIntl();
  const chips = tags.map(({ slug, name }) => ({ label: name, href: href(culture, 'blogTag', { tagSlug: slug }) }));
  return <Chips label={text('blog.filedUnder')} chips={chips} />;
}
