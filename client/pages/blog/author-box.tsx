import { authorDetails } from '../../../shared/data/blog.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { useIntl } from '../../../shared/i18n/use-intl.ts';
import { Picture } from '../../components/picture/picture.tsx';
import { useSite } from '../../site-context.ts';
import css from './post.module.css';

export function AuthorBox({ slug }: { slug: string }) {
  const { culture } = useSite();
  const { text } = useIntl();
  const author = found(useData(authorDetails(culture.code, slug)));
  if (!author?.bio && !author?.role) return null;
  return (
    <section aria-labelledby="author" className={css.author}>
      {author.avatar && <Picture url={author.avatar} kind="avatar" width={1} height={1} sizes="72px" />}
      <div>
        <h2 id="author">{text('blog.author')}</h2>
        <p>
          <b>{author.name}</b>
          {author.role && <span>{author.role}</span>}
        </p>
        {author.bio && <p>{author.bio}</p>}
      </div>
    </section>
  );
}
