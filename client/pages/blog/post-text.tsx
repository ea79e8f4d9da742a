import { postText } from '../../../shared/data/blog.ts';
import { headingsOf } from '../../../shared/data/post-body.ts';
import type { PostHead } from '../../../shared/data/reduced-posts.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { LoadFailure } from '../../components/load-failure/load-failure.tsx';
import { useSite } from '../../site-context.ts';
import { Contents } from './contents.tsx';
import { PostBody } from './post-body.tsx';
import css from './post.module.css';

/** Posts with at least this many minutes and headings have a table of contents. */
const longMinutes = 3;
const longHeadings = 3;

/** The text of a post, after a table of contents where it is long. */
export function PostText({ post: { readMinutes = longMinutes }, html }: { post: PostHead; html: string }) {
  const headings = headingsOf(html);
  const isLong = readMinutes >= longMinutes && headings.length >= longHeadings;
  return (
    <>
      {isLong && <Contents headings={headings} />}
      <PostBody html={html} />
    </>
  );
}

/** The text of a published post, which a separate call loads. When that fails, the page shows an error and links to other posts. */
export function PublishedText({ post }: { post: PostHead }) {
  const { culture } = useSite();
  const text = found(useData(postText(culture.code, post.slug)));
  if (text) return <PostText post={post} html={text.bodyHtml} />;
  return (
    <div className={css.body}>
      <LoadFailure of="content" links={['blog', 'home', 'contact']} />
    </div>
  );
}
