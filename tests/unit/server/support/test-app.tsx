import { type ReactNode, Suspense } from 'react';
import { jackpots } from '../../../../shared/data/games.ts';
import { useData } from '../../../../shared/data/use-data.ts';

/** A minimal app: a frame with a heading around one page that reads one response. */
export function App({ children }: { children: ReactNode }) {
  return (
    <main>
      <h1>Frame</h1>
      <Suspense fallback={<p>Loading</p>}>{children}</Suspense>
    </main>
  );
}

export function JackpotsPage() {
  const result = useData(jackpots('en-GB'));
  return <p>{result.state === 'found' ? `Jackpots ${result.data.asOf}` : result.state}</p>;
}
