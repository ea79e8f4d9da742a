import { blogHome, blogMainHome } from '../../../shared/data/blog.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { href } from '../../../shared/routing/href.ts';
import { PostLead } from '../../components/post-card/post-lead.tsx';
import { PostRow } from '../../components/post-card/post-row.tsx';
import { PostRail } from '../../components/post-list/post-rail.tsx';
import { TextSlideCard } from '../../components/text-slide-card/text-slide-card.tsx';
import { useSite } from '../../site-context.ts';
import css from './blog.module.css';
import { useTagNames } from './use-tag-names.ts';

/** Number of newest posts beside the first. */
export const newestShown = 5;

/** The newest posts, recommended posts, and some of each subject. */
export function BlogFront() {
  const { culture } = useSite();
  const { text } = useIntl();
  const tags = useTagNames();
  const newest = found(useData(blogMainHome(culture.code)));
  const home = found(useData(blogHome(culture.code)));
  return (
    <>
      {newest && (
        <div className={css.newest}>
          {newest.main && <PostLead post={newest.main} tag={tags.get(newest.main.tagSlug)} />}
          <section aria-labelledby="newest">
            <h2 id="newest">{text('blog.latest')}</h2>
            <ul>
              {newest.items.slice(0, newestShown).map((post) => (
                <li key={post.id}>
                  <PostRow post={post} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
      <PostRail title={text('blog.recommended')} posts={home?.featured.slice(0, 4) ?? []} tags={tags} />
      <div className={css.hint}>
        <TextSlideCard place="blog-post-main" />
      </div>
      {home?.sections.map(({ tag, items }) => (
        <PostRail
          key={tag.slug}
          title={tag.name}
          posts={items.slice(0, 4)}
          href={href(culture, 'blogTag', { tagSlug: tag.slug })}
        />
      ))}
    </>
  );
}
