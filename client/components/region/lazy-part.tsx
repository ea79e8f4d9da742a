import { type ComponentType, createElement, lazy, type LazyExoticComponent } from 'react';

/** Each makes a part anew whose code did not come. */
const failed = new Set<() => void>();

/** What failures to load threw. */
const missing = new WeakSet<object>();

/** Whether this was thrown because the code of a part did not come. */
export const isMissingCode = (error: unknown): boolean => error instanceof Error && missing.has(error);

/** What did not come is asked for again when it is next shown. Called where the failure was caught: any earlier, and React would see it try for ever. */
export function loadAgain(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/**
 * Some browsers break off what is under way as soon as the visitor goes on to another page (Firefox does), long before that one is
 * there. That is no failure: until then the part stays as it is.
 */
async function unlessLeft<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  if (typeof window === 'undefined') return load();
  let isLeft = false;
  const leave = () => {
    isLeft = true;
  };
  // Only meanwhile: a page that listens for this at all may be kept from coming back as it was left.
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

/** As React's `lazy`, which keeps a failure for ever: this one forgets it by `loadAgain`, which the error boundaries call. */
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
