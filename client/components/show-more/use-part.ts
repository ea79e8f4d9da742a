import { useContext, useEffect, useEffectEvent } from 'react';
import { DataSourceContext } from '../../../shared/data/data-source.ts';
import type { Resource } from '../../../shared/data/resource.ts';
import { found, useData } from '../../../shared/data/use-data.ts';

export interface PartEvents {
  /** Called once rendered. */
  onShown: () => void;
  /** Called when loading failed; the next render retries. */
  onFailed: () => void;
}

/** Loads items of a list after the page: suspends while loading, undefined after a failure. */
export function usePart<T>(resource: Resource<T>, { onShown, onFailed }: PartEvents): T | undefined {
  const source = useContext(DataSourceContext);
  const part = found(useData(resource));
  const hasCome = part !== undefined;
  const notify = useEffectEvent(() => {
    if (hasCome) return onShown();
    source?.forget?.(resource.key);
    onFailed();
  });
  useEffect(() => notify(), [hasCome]);
  return part;
}
