import { Suspense } from 'react';
import { lazyPart } from '../region/lazy-part.tsx';
import { QuietRegion } from '../region/quiet-region.tsx';
import type { SectionBannerProps } from './section-banner.tsx';

const SectionBanner = lazyPart(async () => (await import('./section-banner.tsx')).SectionBanner);

/** Stands below what the page is about, so that its script may come last. */
export function LaterSectionBanner(props: SectionBannerProps) {
  return (
    <QuietRegion>
      <Suspense>
        <SectionBanner {...props} />
      </Suspense>
    </QuietRegion>
  );
}
