import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { QuietRegion } from '../components/region/quiet-region.tsx';
import { type LateParts, LatePartsContext } from './late-parts-context.ts';

/**
 * The page, and behind it the part that only one visitor sees: nothing on the server, and its code comes when the page has hydrated.
 * Parts of the page that belong to one visitor as well find their code in the context.
 */
export function VisitorSlot({ children }: { children: ReactNode }) {
  const [parts, setParts] = useState<LateParts>();
  useEffect(() => {
    import('./late-parts.ts').then(
      ({ FavouriteButton, GameFavourite, KeptRails, TileInfo, Visitor }) =>
        startTransition(() => setParts({ FavouriteButton, GameFavourite, KeptRails, TileInfo, Visitor })),
      (error: unknown) => console.warn('[visitor]', error),
    );
  }, []);
  return (
    <LatePartsContext value={parts}>
      {children}
      <QuietRegion>{parts && <parts.Visitor />}</QuietRegion>
    </LatePartsContext>
  );
}
