import { useContext, useEffect, useState } from 'react';
import type { CultureCode } from '../../../locales/index.ts';
import { DataSourceContext } from '../../../shared/data/data-source.ts';
import type { Resource } from '../../../shared/data/resource.ts';
import { found } from '../../../shared/data/use-data.ts';
import { useSite } from '../../site-context.ts';

/**
 * Returns the response of a call about one game in the page's culture; undefined until it arrives, and when the call fails. Never suspends,
 * so that the focused element stays mounted. `call` must be a stable function.
 */
export function useFetched<T>(
  call: (culture: CultureCode, gameSlug: string) => Resource<T>,
  gameSlug: string,
): T | undefined {
  const source = useContext(DataSourceContext);
  const { code } = useSite().culture;
  const [data, setData] = useState<T>();
  useEffect(() => {
    let isGone = false;
    void source?.fetch(call(code, gameSlug)).then((result) => {
      if (!isGone) setData(found(result));
    });
    return () => {
      isGone = true;
    };
  }, [source, call, code, gameSlug]);
  return data;
}
