import { useContext, useEffect, useEffectEvent } from 'react';
import { DataSourceContext } from '../../../shared/data/data-source.ts';
import type { Resource } from '../../../shared/data/resource.ts';
import { found, useData } from '../../../shared/data/use-data.ts';

export interface PartEvents {
  /** Called once it stands in the list. */
  onShown: () => void;
  /** Called when it has not come; it is asked for anew when it is next wanted. */
  onFailed: () => void;
}

/** A part of a list that was not in the page: suspends while it is under way, undefined when it has not come. */
export function usePart<T>(resource: Resource<T>, { onShown, onFailed }: PartEvents): T | undefined {
  const source = useContext(DataSourceContext);
  const part = found(useData(resource));
  const hasCome = part !== undefined;
  const tell = useEffectEvent(() => {
    if (hasCome) return onShown();
    source?.forget?.(resource.key);
    onFailed();
  });
  useEffect(() => tell(), [hasCome]);
  return part;
}
