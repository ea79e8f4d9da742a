import { Suspense } from 'react';
import { postOf } from '../../../shared/data/blog.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { DraftBand } from '../../components/draft-band/draft-band.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { TextSlideCard } from '../../components/text-slide-card/text-slide-card.tsx';
import { SubscribeForm } from '../../components/subscribe-form/subscribe-form.tsx';
import { usePage, useSite } from '../../site-context.ts';
import { AuthorBox } from './author-box.tsx';
import { PostHead } from './post-head.tsx';
import { PostTags } from './post-tags.tsx';
import { PostText, PublishedText } from './post-text.tsx';
import css from './post.module.css';
import { ReadOn } from './read-on.tsx';

/** One post. The route's gate has confirmed that it exists; its text and related data may load later. */
export function Page() {
  const { culture } = useSite();
  const { match } = usePage();
  const post = found(useData(postOf(culture.code, match.params)));
  if (!post) return null;
  return (
    <>
      <DraftBand />
      <div className="wrap">
        <article className={css.post}>
          <PostHead post={post} />
          <Picture
            url={post.image?.url}
            kind="lead"
            width={16}
            height={9}
            alt={post.image?.alt}
            sizes="(width >= 64em) 760px, 100vw"
            loading="high"
            className={css.art}
          />
          {post.bodyHtml === undefined ? (
            <Suspense fallback={<div className={css.textPlace} />}>
              <PublishedText post={post} />
            </Suspense>
          ) : (
            <PostText post={post} html={post.bodyHtml} />
          )}
          <div className={css.end}>
            <PostTags tags={post.tags} />
            {post.author?.slug !== undefined && (
              <Suspense>
                <AuthorBox slug={post.author.slug} />
              </Suspense>
            )}
          </div>
          <div className={css.hint}>
            <Suspense>
              <TextSlideCard place="blog-post" />
            </Suspense>
          </div>
        </article>
        <Suspense>
          <ReadOn slug={post.slug} />
        </Suspense>
        <SubscribeForm />
      </div>
    </>
  );
}
