import { createContext, useContext, useEffect } from 'react';

/** Notifies the boundary around a region that its content has been shown. */
export const ShownContext = createContext(() => undefined as void);

/** Render it after a region's content. Its timer fires only if no effect of that content has thrown. */
export function ShownMark() {
  const onShown = useContext(ShownContext);
  useEffect(() => {
    const timer = setTimeout(onShown);
    return () => clearTimeout(timer);
  }, [onShown]);
  return null;
}
