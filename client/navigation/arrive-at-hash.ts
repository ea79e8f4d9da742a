import { textIdOf } from '../../shared/data/text-id.ts';
import { focusHeading } from '../focus/focus-heading.ts';
import { scrollIntents } from './restore-place.ts';

/** The element that a hash names, also without the prefix of ids in HTML from services. Most hashes open an overlay instead. */
function namedBy(hash: string) {
  const selectors = [hash.slice(1), textIdOf(hash)].map((id) => `#${CSS.escape(id)}`);
  return document.querySelector<HTMLElement>(`#main :is(${selectors.join()})`);
}

/** Whether a hash names a place in the page, or is empty for the page itself. Other hashes open overlays. */
export const isInPage = (hash: string): boolean => hash === '' || namedBy(hash) !== null;

/**
 * Scrolls to the element that a URL's hash names and focuses it, as browsers do. Returns whether it is in the page. Content that renders
 * after the page is awaited, until the visitor scrolls or `signal` aborts.
 */
export function arriveAtHash(hash: string, signal: AbortSignal): boolean {
  const arrive = () => {
    const element = namedBy(hash);
    element?.scrollIntoView({ behavior: 'instant' });
    if (element) focusHeading(element);
    return element !== null;
  };
  if (!hash || arrive()) return hash !== '';
  const observer = new MutationObserver(() => {
    if (arrive()) stop();
  });
  const stop = () => observer.disconnect();
  observer.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', stop);
  for (const intent of scrollIntents) addEventListener(intent, stop, { once: true, passive: true, signal });
  return false;
}
