import { Suspense } from 'react';
import { FaultContext, FaultPoint } from '../../../../client/components/region/fault-point.tsx';
import type { RootProps } from '../../../../client/root.tsx';
import { DataSourceContext } from '../../../../shared/data/data-source.ts';
import { jackpots } from '../../../../shared/data/games.ts';
import { useData } from '../../../../shared/data/use-data.ts';

/** A minimal frame: a heading around one page that reads one response. */
export function TestRoot({ Page, source, fault }: RootProps) {
  return (
    <DataSourceContext value={source}>
      <FaultContext value={fault}>
        <FaultPoint name="shell">
          <main>
            <h1>Frame</h1>
            <Suspense fallback={<p>Loading</p>}>
              <Page />
            </Suspense>
          </main>
        </FaultPoint>
      </FaultContext>
    </DataSourceContext>
  );
}

export function JackpotsPage() {
  const result = useData(jackpots('en-GB'));
  return <p>{result.state === 'found' ? `Jackpots ${result.data.asOf}` : result.state}</p>;
}
