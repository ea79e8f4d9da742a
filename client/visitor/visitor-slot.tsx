import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { QuietRegion } from '../components/region/quiet-region.tsx';
import type { VisitorReady } from './visitor-ready.ts';
import { ReportedFailure } from '../components/region/reported-failure.tsx';
import { type VisitorChunk, VisitorChunkContext } from './visitor-chunk-context.ts';

/** Lets the browser follow the links that `boot.ts` holds back for the visitor chunk. */
const releaseTaps = () => void dispatchEvent(new Event('visitorready' satisfies VisitorReady));

/**
 * Loads the visitor chunk after hydration, renders its elements behind the page, and provides it to components of the page. Renders only
 * the page on the server.
 */
export function VisitorSlot({ children }: { children: ReactNode }) {
  const [chunk, setChunk] = useState<VisitorChunk>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    import('./visitor-chunk.ts').then(
      ({ FavouriteButton, GameFavourite, SavedRails, TileInfo, Visitor }) =>
        startTransition(() => setChunk({ FavouriteButton, GameFavourite, SavedRails, TileInfo, Visitor })),
      (error: unknown) => {
        setFailure({ error });
        releaseTaps();
      },
    );
  }, []);
  return (
    <VisitorChunkContext value={chunk}>
      {children}
      <QuietRegion onFail={releaseTaps}>{chunk && <chunk.Visitor />}</QuietRegion>
      <ReportedFailure failure={failure} />
    </VisitorChunkContext>
  );
}
