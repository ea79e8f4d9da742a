import type { Location } from 'history';
import { readStorage, writeStorage } from '../stores/storage.ts';
import { createPlaceToRestore, type PlaceToRestore } from './restore-place.ts';
import { enterPage, leavePage, parseScroll } from './scroll-memory.ts';

const storageKey = 'scroll';

/** Scroll positions of the visit, stored for its session. */
export function createScrollPositions() {
  let state = parseScroll(readStorage('session', storageKey));
  let toRestore: PlaceToRestore | undefined;
  return {
    /** Stores the position of the page that is left. */
    store({ key, pathname }: Location, staysInGroup: boolean) {
      state = leavePage(state, { entry: key, path: pathname, y: scrollY, staysInGroup });
      writeStorage('session', storageKey, JSON.stringify(state));
    },
    /** Position at which a page begins. */
    startOf({ key, pathname }: Location, { isReturn, staysInGroup }: { isReturn: boolean; staysInGroup: boolean }) {
      return enterPage(state, { entry: key, path: pathname, isReturn, staysInGroup });
    },
    /** Stored position of a history entry. */
    ofEntry: ({ key }: Location): number | undefined => state.entries[key],
    /** Restores a position once a list has its full length: while its data is loading it has no height yet. */
    restoreLater(y: number) {
      toRestore = createPlaceToRestore(y);
    },
    restore: () => toRestore?.restore(),
    forget: () => toRestore?.forget(),
  };
}
