import { type ReactNode, Suspense, ViewTransition } from 'react';
import { BackToTop } from './components/back-to-top/back-to-top.tsx';
import { BottomStrip } from './components/bottom-strip/bottom-strip.tsx';
import { Footer } from './components/footer/footer.tsx';
import { FooterBar } from './components/footer-bar/footer-bar.tsx';
import { GameOverlay } from './components/game-overlay/game-overlay.tsx';
import { Header } from './components/header/header.tsx';
import { LinkedSheet } from './components/linked-sheet/linked-sheet.tsx';
import { Menu } from './components/menu/menu.tsx';
import { PageSkeleton } from './components/page-skeleton/page-skeleton.tsx';
import { RegulatorBar } from './components/regulator-bar/regulator-bar.tsx';
import { QuietRegion } from './components/region/quiet-region.tsx';
import { Region } from './components/region/region.tsx';
import { SearchOverlay } from './components/search-overlay/search-overlay.tsx';
import { SkipLink } from './components/skip-link/skip-link.tsx';
import { StickyBar } from './components/sticky-bar/sticky-bar.tsx';

// Made once: an element that is the one of before is not rendered anew when one page follows another.
const above = (
  <>
    <SkipLink />
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
 * The frame around every page. What the law asks for stands outside the page's boundary and reads no data, so that it is in the
 * first bytes of every answer. Each region has its own error boundary: one that fails takes nothing else with it,
 * and what only helps to get about is then absent.
 */
export function App({ pageKey, children }: { pageKey: string; children: ReactNode }) {
  return (
    <>
      {above}
      <main id="main" tabIndex={-1}>
        <Region name="page" key={pageKey}>
          <Suspense fallback={<PageSkeleton />}>
            {/* One page fades into the next; what comes into a page is just there, and takes clicks at once. */}
            <ViewTransition update="none">{children}</ViewTransition>
          </Suspense>
        </Region>
      </main>
      {below}
    </>
  );
}
