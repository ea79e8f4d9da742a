import { useEffect, useState } from 'react';

/** The result of {@link useLate}: neither field until loading has ended. */
export interface Late<Code> {
  code?: Code;
  failure?: { error: unknown };
}

/**
 * Loads code by `import()` once `isNeeded` is true after hydration. For parts that the page works without; `lazyPart` is for components that
 * must be rendered. `load` must be the same function in each render.
 */
export function useLate<Code>(load: () => Promise<Code>, isNeeded = true): Late<Code> {
  const [late, setLate] = useState<Late<Code>>({});
  const isLoaded = late.code !== undefined;
  useEffect(() => {
    if (!isNeeded || isLoaded) return;
    load().then(
      (code) => setLate({ code }),
      (error: unknown) => setLate({ failure: { error } }),
    );
  }, [load, isNeeded, isLoaded]);
  return late;
}
