import type { Action, BrowserHistory, Location } from 'history';
import type { Stores } from '../stores/stores.ts';

/** Marks the history entries of overlays, which close by going back. An entry that the visit began with has none behind it. */
const openedHere = { isOverlay: true };

/** Whether an overlay added this entry to the history. */
export const wasOpenedHere = ({ state }: Location): boolean =>
  typeof state === 'object' && state !== null && 'isOverlay' in state;

/** The hash once such an overlay has closed: none, or the search behind a game's overlay. */
const hashBehind = ({ hash }: Location) => (hash.startsWith('#search-') ? '#search' : '');

/** Overlays that open by the URL's hash. An open one has its own history entry, so that Back closes it. */
export function createHashOverlays(history: BrowserHistory, ui: Stores['ui']) {
  /** An overlay is closing by `history.back()`, which is asynchronous. */
  let isClosing = false;
  /** Change of the history that was requested while an overlay is closing, and that going back would undo. */
  let next: (() => void) | undefined;

  function afterClosing(change: () => void) {
    if (isClosing) next = change;
    else change();
  }

  function push(hash: string) {
    const { pathname, search, hash: present } = history.location;
    if (present === `#${hash}`) return;
    history.push({ pathname, search, hash: `#${hash}` }, openedHere);
  }

  function close(location: Location) {
    isClosing = wasOpenedHere(location);
    if (isClosing) history.back();
    else history.replace({ pathname: location.pathname, search: location.search, hash: hashBehind(location) });
  }

  return {
    /** Shows the overlay of a location's hash, or none. */
    show({ hash }: Location) {
      ui.hash = hash.slice(1);
    },
    open(hash: string) {
      afterClosing(() => push(hash));
    },
    isClosing: () => isClosing,
    /** Changes the history, once an overlay that is closing has left it. */
    afterClosing,
    /** Closes the overlay of the page's location. Called while one is closing, it also closes the overlay behind that one. */
    close(location: Location) {
      if (isClosing)
        next = () => {
          if (history.location.hash) close(history.location);
        };
      else close(location);
    },
    /** Call first for every change of the history. */
    onHistory(action: Action) {
      if (!isClosing || action !== 'POP') return;
      isClosing = false;
      if (next) queueMicrotask(next);
      next = undefined;
    },
  };
}
