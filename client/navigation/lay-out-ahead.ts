import footer from '../components/footer/footer.module.css';
import tile from '../components/tile/tile.module.css';

/** Steps so small that whoever taps finds the browser free. */
const step = 4;

/** A tap styles all that is laid out: on phones, which are slow, that is the footer and as many tiles as the rails of a home page show. */
const mostOnPhones = 16;

/** Whoever pays for every picture gets those that they come to. */
const isThrifty = () => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/**
 * Lays out, while the browser has nothing else to do, what the sheets leave out of the first layout (`content-visibility: auto`): whoever
 * scrolls down quickly finds it there, and a picture of the whole page has the whole of it.
 */
export function layOutAhead(): (() => void) | undefined {
  if (!('requestIdleCallback' in window) || isThrifty()) return undefined;
  const known = new WeakSet<Element>();
  const waiting: HTMLElement[] = [];
  let left = matchMedia('(hover: none)').matches ? mostOnPhones : Number.POSITIVE_INFINITY;
  let idle = requestIdleCallback(work);
  // However far down it stands; what a rail hides at its side is not seen.
  const below = new IntersectionObserver(take, { rootMargin: '10000% 0px' });
  // Lists grow, and one that was moved to begins with its first screen.
  const growing = new MutationObserver(workLater);
  growing.observe(document.body, { childList: true, subtree: true });

  function workLater() {
    cancelIdleCallback(idle);
    idle = requestIdleCallback(work);
  }
  function watch(part: Element) {
    if (!known.has(part)) below.observe(part);
    known.add(part);
  }
  function work() {
    if (left > 0) for (const name of [footer.footer, tile.tile]) document.querySelectorAll(`.${name}`).forEach(watch);
    for (const part of waiting.splice(0, step)) part.style.contentVisibility = 'visible';
    if (waiting.length > 0) workLater();
  }
  function take(entries: IntersectionObserverEntry[]) {
    const seen = entries.filter(({ isIntersecting }) => isIntersecting).slice(0, left);
    left -= seen.length;
    for (const { target } of seen) below.unobserve(target);
    if (left === 0) stop();
    waiting.push(...seen.map(({ target }) => target as HTMLElement));
    workLater();
  }
  function stop() {
    below.disconnect();
    growing.disconnect();
  }
  return () => {
    stop();
    cancelIdleCallback(idle);
  };
}
