import { type ComponentType, createElement, lazy, type LazyExoticComponent } from 'react';

/** Each makes a part anew whose code did not come. */
const failed = new Set<() => void>();

/** What did not come is asked for again when it is next shown. Called where the failure was caught: any earlier, and React would see it try for ever. */
export function loadAgain(): void {
  for (const renew of failed) renew();
  failed.clear();
}

/** As React's `lazy`, which keeps a failure for ever: this one forgets it by `loadAgain`, which the error boundaries call. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let part: LazyExoticComponent<ComponentType<Props>>;
  const renew = () => {
    part = lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        failed.add(renew);
        throw error;
      }
    });
  };
  renew();
  return (props) => createElement(part as ComponentType<Props>, props);
}
