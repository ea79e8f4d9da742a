import { type ReactNode, Suspense } from 'react';
import { Boundary } from './boundary.tsx';
import { FaultPoint } from './fault-point.tsx';
import { RegionError } from './region-error.tsx';
import { ShownMark } from './shown-mark.tsx';

interface RegionProps {
  name: string;
  /** The children suspend apart from the region, and have a `ShownMark` of their own. */
  hasOwnMark?: boolean;
  children: ReactNode;
}

/**
 * A region that fails independently. The server has no error boundaries: there a failed region renders the fallback of its Suspense
 * boundary, the rest of the page is sent, and the browser retries.
 */
export function Region({ name, hasOwnMark, children }: RegionProps) {
  return (
    <Boundary name={name}>
      <Suspense fallback={<RegionError name={name} />}>
        <FaultPoint name={name}>{children}</FaultPoint>
        {!hasOwnMark && <ShownMark />}
      </Suspense>
    </Boundary>
  );
}
