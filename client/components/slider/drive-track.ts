import type { Hold, SliderEvent } from '../../../shared/slider/slider.ts';
import { watchVisibility } from '../../scroll/watch-visibility.ts';

type Dispatch = (event: SliderEvent) => void;

/** Visible share of a slider from which it moves. */
const seenPart = 0.5;

/** Dispatches the events of a track of slides and disables its native scrolling. Returns a cleanup function. */
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

  // The visitor may have scrolled before this script loaded.
  dispatch({ type: 'show', index: Math.round(track.scrollLeft / Math.max(1, track.clientWidth)) });
  track.dataset['driven'] = '';
  track.scrollLeft = 0;

  on(slider, 'pointerenter', ({ pointerType }) => pointerType !== 'touch' && keep('hover', true));
  on(slider, 'pointerleave', ({ pointerType }) => pointerType !== 'touch' && keep('hover', false));
  // The controls count as well as the slides. They load with this script, and may have focus or pointer already.
  if (slider.contains(document.activeElement)) keep('focus', true);
  // On touch screens `:hover` remains after a tap.
  if (matchMedia('(hover: hover)').matches && slider.matches(':hover')) keep('hover', true);
  on(slider, 'focusin', () => keep('focus', true));
  on(slider, 'focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && slider.contains(relatedTarget))) keep('focus', false);
  });

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
  // The browser has taken over the gesture to scroll the page.
  on(track, 'pointercancel', (event) => event.isPrimary && from !== undefined && letGo(0));

  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const updateMotion = () => dispatch({ type: 'motion', isCalm: calm.matches });
  updateMotion();
  calm.addEventListener('change', updateMotion, { signal });

  const endView = watchVisibility(track, seenPart, (isInView) => dispatch({ type: 'view', isInView }));
  // Toolbars of mobile browsers change the height: only the width matters.
  let width = track.clientWidth;
  const size = new ResizeObserver(() => {
    if (track.clientWidth === width) return;
    width = track.clientWidth;
    dispatch({ type: 'resize' });
  });
  size.observe(track);

  return () => {
    ending.abort();
    endView();
    size.disconnect();
    delete track.dataset['driven'];
    track.removeAttribute('aria-live');
    for (const slide of track.children) slide.removeAttribute('inert');
  };
}

/** Moves to a slide and makes the others inert. Automatic changes aren't announced. A focus inside the previous slide moves along. */
export function showSlide(track: HTMLElement, index: number, runs: boolean) {
  track.style.setProperty('--at', String(index));
  track.setAttribute('aria-live', runs ? 'off' : 'polite');
  const slides = [...track.children];
  const next = slides[index];
  next?.removeAttribute('inert');
  if (track.contains(document.activeElement) && !next?.contains(document.activeElement))
    next?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  slides.forEach((slide, place) => slide.toggleAttribute('inert', place !== index));
}
