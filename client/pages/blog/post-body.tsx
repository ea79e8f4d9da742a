import { Suspense } from 'react';
import { bodyParts } from '../../../shared/data/post-body.ts';
import { Embed } from '../../components/embed/embed.tsx';
import { Html } from '../../components/html/html.tsx';
import css from './post.module.css';

/** The post's text with its game cards. */
export function PostBody({ html }: { html: string }) {
  return (
    <div className={css.body}>
      {bodyParts(html).map((part) =>
        'html' in part ? (
          <Html key={part.at} html={part.html} />
        ) : (
          <Suspense key={part.at}>
            <Embed id={part.embed} />
          </Suspense>
        ),
      )}
    </div>
  );
}
