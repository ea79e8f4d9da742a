import { createContext, useContext } from 'react';

export interface Navigation {
  /** Goes to a path of this site without a reload; the browser takes over when it is none. */
  navigate(href: string): void;
  /** Opens an overlay: adds a history entry with this hash (without `#`). */
  openHash(hash: string): void;
  /** Closes the overlay that the hash opened: goes back, or removes the hash when the visit began with it. */
  closeHash(): void;
}

/** On the server nobody clicks. */
export const noNavigation: Navigation = { navigate() {}, openHash() {}, closeHash() {} };

export const NavigationContext = createContext<Navigation>(noNavigation);

export function useNavigation(): Navigation {
  return useContext(NavigationContext);
}
