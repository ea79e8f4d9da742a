import { type ReactNode, Suspense } from 'react';
import { Boundary } from './boundary.tsx';
import { FaultPoint } from './fault-point.tsx';
import { RegionError } from './region-error.tsx';

/**
 * A part of the page that fails alone. The server has no error boundaries: there a failed part becomes the fallback of its Suspense
 * boundary, the rest of the page is sent, and the browser tries again.
 */
export function Region({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Boundary name={name}>
      <Suspense fallback={<RegionError name={name} />}>
        <FaultPoint name={name}>{children}</FaultPoint>
      </Suspense>
    </Boundary>
  );
}
