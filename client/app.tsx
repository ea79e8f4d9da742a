import { type ReactNode, Suspense, ViewTransition } from 'react';
import { BackToTop } from './components/back-to-top/back-to-top.tsx';
import { BottomStrip } from './components/bottom-strip/bottom-strip.tsx';
import { Footer } from './components/footer/footer.tsx';
import { FooterBar } from './components/footer-bar/footer-bar.tsx';
import { GameOverlay } from './components/game-overlay/game-overlay.tsx';
import { Header } from './components/header/header.tsx';
import { LinkedSheet } from './components/linked-sheet/linked-sheet.tsx';
import { Menu } from './components/menu/menu.tsx';
import { noticesId } from './components/notices/notices-id.ts';
import { PageSkeleton } from './components/page-skeleton/page-skeleton.tsx';
import { RegulatorBar } from './components/regulator-bar/regulator-bar.tsx';
import { QuietRegion } from './components/region/quiet-region.tsx';
import { Region } from './components/region/region.tsx';
import { ShownMark } from './components/region/shown-mark.tsx';
import { SearchOverlay } from './components/search-overlay/search-overlay.tsx';
import { SkipLink } from './components/skip-link/skip-link.tsx';
import { StickyBar } from './components/sticky-bar/sticky-bar.tsx';

// Module constants: React skips identical elements when the page changes.
const above = (
  <>
    <SkipLink />
    {/* Empty live region: a screen reader announces notices that are inserted later, without moving the focus. */}
    <div id={noticesId} aria-live="polite" />
    <RegulatorBar />
    <Region name="header">
      <Header />
    </Region>
    <LinkedSheet />
  </>
);
const below = (
  <>
    <BottomStrip />
    <QuietRegion>
      <StickyBar />
    </QuietRegion>
    <Region name="footer">
      <Footer />
    </Region>
    <QuietRegion>
      <FooterBar />
    </QuietRegion>
    <QuietRegion>
      <BackToTop />
    </QuietRegion>
    <Region name="overlays">
      <Menu />
      <SearchOverlay />
      <GameOverlay />
    </Region>
  </>
);

/**
 * The frame around every page. Compliance elements are outside the page's Suspense boundary and read no data, so the first bytes of every
 * response contain them. Each region has its own error boundary: a navigation aid that fails is left out, and the rest of the page still
 * works.
 */
export function App({ pageKey, children }: { pageKey: string; children: ReactNode }) {
  return (
    <>
      {above}
      <main id="main" tabIndex={-1}>
        <Region name="page" key={pageKey} hasOwnMark>
          <Suspense fallback={<PageSkeleton />}>
            {/* Pages cross-fade. Updates within a page don't animate, so new content takes clicks at once. */}
            <ViewTransition update="none">{children}</ViewTransition>
            <ShownMark />
          </Suspense>
        </Region>
      </main>
      {below}
    </>
  );
}
