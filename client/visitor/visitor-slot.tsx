import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { QuietRegion } from '../components/region/quiet-region.tsx';
import { useLate } from '../components/region/use-late.ts';
import type { VisitorReady } from './visitor-ready.ts';
import { ReportedFailure } from '../components/region/reported-failure.tsx';
import { VisitorChunkContext } from './visitor-chunk-context.ts';

/** Lets the browser follow the links that `boot.ts` holds back for the visitor chunk. */
const releaseTaps = () => void dispatchEvent(new Event('visitorready' satisfies VisitorReady));

const loadVisitorChunk = () => import('./visitor-chunk.ts');

/**
 * Loads the visitor chunk after hydration, renders its elements behind the page, and provides it to components of the page. Renders only
 * the page on the server.
 */
export function VisitorSlot({ children }: { children: ReactNode }) {
  const { code, failure } = useLate(loadVisitorChunk);
  // Renders at a low priority, since every tile gets a button.
  const chunk = useDeferredValue(code);
  useEffect(() => {
    if (failure) releaseTaps();
  }, [failure]);
  return (
    <VisitorChunkContext value={chunk}>
      {children}
      <QuietRegion onFail={releaseTaps}>{chunk && <chunk.Visitor />}</QuietRegion>
      <ReportedFailure failure={failure} />
    </VisitorChunkContext>
  );
}
