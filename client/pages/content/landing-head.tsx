import { Suspense } from 'react';
import { heroImages } from '../../../shared/data/banners.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { BannerPicture } from '../../components/hero/banner-picture.tsx';
import { Html } from '../../components/html/html.tsx';
import { usePage, useSite } from '../../site-context.ts';
import { useDay } from '../../stores/use-day.ts';
import css from './landing-head.module.css';

/** The first thing that somebody sees who has come from elsewhere. */
export function LandingHead({ title, html }: { title: string; html: string }) {
  return (
    <div className={css.head}>
      <Suspense>
        <LandingArt />
      </Suspense>
      <div className={`wrap ${css.words}`}>
        <h1>{title}</h1>
        <Html html={html} />
      </div>
    </div>
  );
}

function LandingArt() {
  const { culture } = useSite();
  const { route } = usePage().match;
  const images = heroImages({ culture: culture.code, section: route.banner?.section ?? 'home', day: useDay() });
  const desktop = found(useData(images.desktop));
  const mobile = found(useData(images.mobile));
  return <BannerPicture desktop={desktop} mobile={mobile} desktopHeight={472} className={css.art} loading="high" />;
}
