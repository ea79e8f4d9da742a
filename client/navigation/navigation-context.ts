import { createContext, useContext } from 'react';
import type { ClickHandlers } from './click-router.ts';

export interface Navigation {
  /** Navigates to a path of this site without a reload; falls back to the browser for other URLs. */
  navigate(href: string, options?: { replace: boolean }): void;
  /** Opens an overlay: pushes a history entry with this hash (without `#`), unless it is already open. */
  openHash(hash: string): void;
  /** Closes the overlay that the hash opened: goes back, or removes the hash when the visit began with it. */
  closeHash(): void;
  /** Restores the scroll position when a list has rendered or grown, unless the visitor has scrolled since. */
  restorePlace(hasGrown: boolean): void;
  /** Adds handlers of clicks on the document, or removes those that are undefined. */
  handleClicks(handlers: ClickHandlers): void;
}

/** For the server, where no events fire. */
export const noNavigation: Navigation = {
  navigate() {},
  openHash() {},
  closeHash() {},
  restorePlace() {},
  handleClicks() {},
};

export const NavigationContext = createContext<Navigation>(noNavigation);

export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}
