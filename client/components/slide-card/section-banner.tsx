import { useId } from 'react';
import { bannerBeside, bannerOf, gameInBanner } from '../../../shared/banner/banner-of.ts';
import { gameBanners } from '../../../shared/data/banners.ts';
import { found, useData } from '../../../shared/data/use-data.ts';
import { focusNextOnRemoval } from '../../focus/focus-next.ts';
import { usePage, useSite } from '../../site-context.ts';
import { useWallClock } from '../../stores/use-wall-clock.ts';
import { SlideCard } from './slide-card.tsx';
import css from './slide-card.module.css';

export interface SectionBannerProps {
  /** Set on a game's own page, which may have its own banner. */
  gameSlug?: string | undefined;
}

/** The banner beside the games of the page's section; absent where the route has none. */
export function SectionBanner({ gameSlug }: SectionBannerProps) {
  const { culture } = useSite();
  const { match } = usePage();
  const banner = bannerOf(match.route, culture.code);
  return banner && <ChosenBanner section={banner.section} gameSlug={gameSlug} />;
}

function ChosenBanner({ section, gameSlug }: SectionBannerProps & { section: string }) {
  const { culture } = useSite();
  const { path } = usePage();
  const id = useId();
  const now = useWallClock();
  const items = found(useData(gameBanners(culture.code, gameSlug)))?.items ?? [];
  const slide = bannerBeside(items, section, path, now);
  if (!slide) return null;
  return (
    <aside ref={focusNextOnRemoval} aria-labelledby={id} className={css.beside}>
      <SlideCard
        slide={slide}
        heading="h2"
        id={id}
        className={css.wide}
        gameSlug={gameInBanner(slide, section, gameSlug)}
      />
    </aside>
  );
}
