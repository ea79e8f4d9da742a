import { Suspense } from 'react';
import { GameNotice } from '../../components/game-notice/game-notice.tsx';
import { Hero } from '../../components/hero/hero.tsx';
import { JackpotStrip } from '../../components/jackpot-strip/jackpot-strip.tsx';
import { RailSkeleton } from '../../components/rail/rail-skeleton.tsx';
import { lazyPart } from '../../components/region/lazy-part.tsx';
import { QuietRegion } from '../../components/region/quiet-region.tsx';
import { useVisitorChunk } from '../../visitor/visitor-chunk-context.ts';
import { CategoryChips } from './category-chips.tsx';
import { HomeRails } from './home-rails.tsx';
import css from './home.module.css';

const HomeSlides = lazyPart(async () => (await import('./home-slides.tsx')).HomeSlides);

/** Each section waits only for its own data; a section whose service failed is absent. */
export function HomeFront() {
  return (
    <>
      <Hero />
      <div className="wrap">
        <CategoryChips />
        <Suspense fallback={<RailSkeleton large />}>
          <HomeRails part="first" />
        </Suspense>
        <SavedGames />
        <Suspense>
          <JackpotStrip />
        </Suspense>
        <Suspense fallback={<RailSkeleton />}>
          <HomeRails part="others" />
        </Suspense>
        <QuietRegion>
          <Suspense>
            <HomeSlides />
          </Suspense>
        </QuietRegion>
        <GameNotice />
      </div>
    </>
  );
}

/** A separate component, so that the page doesn't re-render when the visitor's own games arrive. */
function SavedGames() {
  const late = useVisitorChunk();
  return <div className={css.own}>{late && <late.SavedRails />}</div>;
}
