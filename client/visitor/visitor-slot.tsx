import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { QuietRegion } from '../components/region/quiet-region.tsx';
import type { VisitorReady } from './visitor-ready.ts';
import { ReportedFailure } from '../components/region/reported-failure.tsx';
import { type LateParts, LatePartsContext } from './late-parts-context.ts';

/** Without the visitor's part, the browser follows the links that `boot.ts` holds back for it. */
const releaseTaps = () => void dispatchEvent(new Event('visitorready' satisfies VisitorReady));

/**
 * The page, and behind it the part that only one visitor sees: nothing on the server, and its code comes when the page has hydrated.
 * Parts of the page that belong to one visitor as well find their code in the context.
 */
export function VisitorSlot({ children }: { children: ReactNode }) {
  const [parts, setParts] = useState<LateParts>();
  const [failure, setFailure] = useState<{ error: unknown }>();
  useEffect(() => {
    import('./late-parts.ts').then(
      ({ FavouriteButton, GameFavourite, KeptRails, TileInfo, Visitor }) =>
        startTransition(() => setParts({ FavouriteButton, GameFavourite, KeptRails, TileInfo, Visitor })),
      (error: unknown) => {
        setFailure({ error });
        releaseTaps();
      },
    );
  }, []);
  return (
    <LatePartsContext value={parts}>
      {children}
      <QuietRegion onFail={releaseTaps}>{parts && <parts.Visitor />}</QuietRegion>
      <ReportedFailure failure={failure} />
    </LatePartsContext>
  );
}
