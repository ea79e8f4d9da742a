import { Suspense } from 'react';
import { SectionArt } from '../../components/hero/section-art.tsx';
import { Html } from '../../components/html/html.tsx';
import { usePage } from '../../site-context.ts';
import css from './landing-head.module.css';

/** The head of a landing page. */
export function LandingHead({ title, html }: { title: string; html: string }) {
  const { route } = usePage().match;
  return (
    <div className={css.head}>
      <Suspense>
        <SectionArt section={route.banner?.section ?? 'home'} className={css.art} />
      </Suspense>
      <div className={`wrap ${css.words}`}>
        <h1>{title}</h1>
        <Html html={html} />
      </div>
    </div>
  );
}
