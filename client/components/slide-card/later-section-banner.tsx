import { Suspense } from 'react';
import { lazyPart } from '../region/lazy-part.tsx';
import { QuietRegion } from '../region/quiet-region.tsx';
import type { SectionBannerProps } from './section-banner.tsx';

const SectionBanner = lazyPart(async () => (await import('./section-banner.tsx')).SectionBanner);

/** Below the page's main content, so its script loads last. */
export function LaterSectionBanner(props: SectionBannerProps) {
  return (
    <QuietRegion>
      <Suspense>
        <SectionBanner {...props} />
      </Suspense>
    </QuietRegion>
  );
}
