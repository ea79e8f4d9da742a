import { Boundary } from './components/region/boundary.tsx';
import { isMissingCode } from './components/region/lazy-part.tsx';
import type { VisitorReady } from './visitor/visitor-ready.ts';

/** Part of the state of a history entry. */
export interface EntryState {
  /** The client has failed: the next document of this entry is shown without it. */
  withoutClient?: boolean;
}

/** Regions that the server renders, by the names of their boundaries. */
const servedRegions: ReadonlySet<string> = new Set(['header', 'page', 'footer', 'overlays']);

/** React's mark for a boundary that the server could not render: in the document, or in a call of its script for later content. */
const unrendered = /<!--\$!-->|\$RX\(/;

const documentUrl = () => location.pathname + location.search;

/** Without the client, history entries that share this document would change only the URL. Load the page of each. */
function loadOtherEntries() {
  const own = documentUrl();
  addEventListener('popstate', () => {
    if (documentUrl() !== own) location.reload();
  });
}

/** Makes the page behave as without JavaScript: removes the client's listeners. */
function leaveToBrowser() {
  const { dataset } = document.documentElement;
  delete dataset['js'];
  delete dataset['hydrated'];
  // Releases the taps that `boot.ts` holds back for the client.
  dispatchEvent(new Event('visitorready' satisfies VisitorReady));
  loadOtherEntries();
}

/** Shows a document without the client, because the one before it has failed. The next document of the entry starts the client again. */
export function stayWithoutClient(): void {
  history.replaceState({ ...(history.state as object), withoutClient: false } satisfies EntryState, '');
  leaveToBrowser();
}

/**
 * Whether a failed region removes content that the server had sent: the client has never shown it, or the visitor has not acted
 * yet. Later the region alone shows its error and a retry (ERR-01), since a new document would lose what the visitor has done.
 */
function isServedContentLost(boundary: unknown, error: unknown): boolean {
  if (!(boundary instanceof Boundary) || isMissingCode(error)) return false;
  if (!servedRegions.has(boundary.props.name)) return false;
  // Not supported by every browser.
  const activation = navigator.userActivation as UserActivation | undefined;
  return !boundary.wasShown || activation?.hasBeenActive === false;
}

/** The HTML at a URL. Undefined when the site does not respond or fails. */
async function fetchHtml(url: string, signal: AbortSignal): Promise<string | undefined> {
  // Bypass the HTTP cache, which would hide that the site does not respond.
  const response = await fetch(url, { cache: 'no-store', signal });
  return response.status < 500 ? response.text() : undefined;
}

/**
 * Loads the page at the URL once more and shows what the server sends, without the client (SHELL-15). The document that failed stays
 * if the site does not respond, or if the server could not render a failed region either. `boundary` is the error boundary that caught the
 * error; there is none when React's root has failed. Calls `beforeReload` before the document is left. A navigation that begins meanwhile wins.
 */
export async function loadServedPage(boundary: unknown, error: unknown, beforeReload: () => void): Promise<void> {
  const isRoot = boundary === undefined;
  const fetching = new AbortController();
  if (isRoot) {
    const onClick = (event: MouseEvent) => {
      // Listeners on the document, which outlive the root, would keep the browser from following links.
      event.stopImmediatePropagation();
      // Safari on iOS has no `beforeunload`.
      if (event.target instanceof Element && event.target.closest('a:not([href^="#"])')) fetching.abort();
    };
    addEventListener('click', onClick, true);
    leaveToBrowser();
  } else if (!isServedContentLost(boundary, error)) return;
  // A reload would cancel a navigation that the visitor has begun.
  addEventListener('beforeunload', () => fetching.abort(), { once: true });
  const { href } = location;
  const html = await fetchHtml(href, fetching.signal).catch(() => undefined);
  if (html === undefined) return;
  if (!isRoot && (unrendered.test(html) || location.href !== href)) return;
  // If the browser refuses to mark the entry, each new document could fail again.
  history.replaceState({ ...(history.state as object), withoutClient: true } satisfies EntryState, '');
  beforeReload();
  location.reload();
}
