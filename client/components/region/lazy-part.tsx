import { type ComponentType, createElement, lazy, type LazyExoticComponent } from 'react';

/** One function per failed component, which creates its `lazy` again. */
const failed = new Set<() => void>();

/** Errors thrown by failed imports. */
const missing = new WeakSet<object>();

/** Whether an error comes from a failed import. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && missing.has(error);

/** Makes failed components load again on their next render. Call it in the error boundary: any earlier, and React would retry endlessly. */
export function loadAgain(): void {
  for (const renew of failed) renew();
  failed.clear();
}

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

/** Like React's `lazy`, which caches a failure for ever; here `loadAgain`, called by the error boundaries, clears it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let part: LazyExoticComponent<ComponentType<Props>>;
  const renew = () => {
    part = lazy(async () => {
      try {
        return { default: await unlessLeft(load) };
      } catch (error) {
        if (error instanceof Error) missing.add(error);
        failed.add(renew);
        throw error;
      }
    });
  };
  renew();
  return (props) => createElement(part as ComponentType<Props>, props);
}
