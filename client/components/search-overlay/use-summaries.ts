import { useMemo } from 'react';
import { gameSummaries } from '../../../shared/data/game-lists.ts';
import { found } from '../../../shared/data/use-data.ts';
import { useSite } from '../../site-context.ts';
import { useResult } from './use-result.ts';

/** Short texts about well-known games by id; empty until they arrive, and when their call fails. */
export function useSummaries(): ReadonlyMap<string, string> {
  const { code } = useSite().culture;
  const latest = useResult(
    useMemo(() => ({ resource: gameSummaries(code) }), [code]),
    0,
  );
  return useMemo(() => {
    const games = (latest && found(latest.result)?.items) ?? [];
    return new Map(games.flatMap(({ id, shortText }) => (shortText === undefined ? [] : [[id, shortText]])));
  }, [latest]);
}
