import { type ComponentType, lazy } from 'react';

/** Errors thrown by failed imports. */
const missing = new WeakSet<object>();

/** Whether an error comes from a failed import. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && missing.has(error);

/**
 * Ignores failures after the visitor has started to leave: Firefox aborts loading requests long before the next page arrives. Until then
 * the component stays suspended.
 */
async function unlessLeft<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  if (typeof window === 'undefined') return load();
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  // Listen only while loading: a `beforeunload` listener may disable the back/forward cache.
  window.addEventListener('beforeunload', leave);
  try {
    return await load();
  } catch (error) {
    if (isLeft) return await new Promise<never>(() => undefined);
    throw error;
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}

/**
 * React's `lazy`, with errors that `isMissingCode` recognises. Like `lazy`, and like `import()` in Chromium and Firefox, it keeps a failure
 * until the document is loaded again.
 */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    try {
      return { default: await unlessLeft(load) };
    } catch (error) {
      if (error instanceof Error) missing.add(error);
      throw error;
    }
  });
