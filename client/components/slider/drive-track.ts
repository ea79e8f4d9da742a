import type { Hold, SliderEvent } from '../../../shared/slider/slider.ts';

type Dispatch = (event: SliderEvent) => void;

/** Part of a slider that must be seen for it to move. */
const seenPart = 0.5;

/** Tells what happens to a track of slides, which no longer scrolls by itself. Returns what ends that. */
export function driveTrack(track: HTMLElement, dispatch: Dispatch): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const slider = track.parentElement ?? track;
  const on = <Name extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => target.addEventListener(name, listener, { signal, passive: true });
  const keep = (hold: Hold, isHeld: boolean) => dispatch({ type: isHeld ? 'hold' : 'release', hold });

  // The visitor may have scrolled before this script came.
  dispatch({ type: 'show', index: Math.round(track.scrollLeft / Math.max(1, track.clientWidth)) });
  track.dataset['driven'] = '';
  track.scrollLeft = 0;

  on(slider, 'pointerenter', ({ pointerType }) => pointerType === 'mouse' && keep('hover', true));
  on(slider, 'pointerleave', ({ pointerType }) => pointerType === 'mouse' && keep('hover', false));
  on(track, 'focusin', () => keep('focus', true));
  on(track, 'focusout', () => keep('focus', false));

  let from: number | undefined;
  const travelled = ({ clientX }: PointerEvent) => clientX - (from ?? clientX);
  const letGo = (by: number) => {
    from = undefined;
    delete track.dataset['dragged'];
    track.style.removeProperty('--drag');
    dispatch({ type: 'swipe', by });
    keep('touch', false);
  };
  on(track, 'pointerdown', ({ pointerType, isPrimary, clientX }) => {
    if (pointerType === 'mouse' || !isPrimary) return;
    from = clientX;
    keep('touch', true);
  });
  on(track, 'pointermove', (event) => {
    if (from === undefined || !event.isPrimary) return;
    track.dataset['dragged'] = '';
    track.style.setProperty('--drag', `${travelled(event)}px`);
  });
  on(track, 'pointerup', (event) => event.isPrimary && from !== undefined && letGo(travelled(event)));
  // The browser has taken the finger for itself: it scrolls the page.
  on(track, 'pointercancel', (event) => event.isPrimary && from !== undefined && letGo(0));

  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const tellMotion = () => dispatch({ type: 'motion', isCalm: calm.matches });
  tellMotion();
  calm.addEventListener('change', tellMotion, { signal });

  const view = new IntersectionObserver(
    (entries) => dispatch({ type: 'view', isInView: entries.at(-1)?.isIntersecting ?? false }),
    { threshold: seenPart },
  );
  view.observe(track);
  // Bars of a phone's browser come and go: only the width counts.
  let width = track.clientWidth;
  const size = new ResizeObserver(() => {
    if (track.clientWidth === width) return;
    width = track.clientWidth;
    dispatch({ type: 'resize' });
  });
  size.observe(track);

  return () => {
    ending.abort();
    view.disconnect();
    size.disconnect();
    delete track.dataset['driven'];
    for (const slide of track.children) slide.removeAttribute('inert');
  };
}

/** Moves to a slide. The others are out of reach; what comes by itself is not read out. */
export function showSlide(track: HTMLElement, index: number, runs: boolean) {
  track.style.setProperty('--at', String(index));
  track.setAttribute('aria-live', runs ? 'off' : 'polite');
  [...track.children].forEach((slide, place) => slide.toggleAttribute('inert', place !== index));
}
