import { lazy, Suspense } from 'react';
import type { SectionBannerProps } from './section-banner.tsx';

const SectionBanner = lazy(async () => ({ default: (await import('./section-banner.tsx')).SectionBanner }));

/** Stands below what the page is about, so that its script may come last. */
export function LaterSectionBanner(props: SectionBannerProps) {
  return (
    <Suspense>
      <SectionBanner {...props} />
    </Suspense>
  );
}
