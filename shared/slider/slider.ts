/** Milliseconds between two slides where nobody says otherwise. */
export const defaultIntervalMs = 3_000;

/** Pixels that a finger must travel: less is a tap with a shaking hand. */
export const leastSwipe = 50;

/** What keeps a slider still for as long as it lasts. */
export type Hold = 'hover' | 'touch' | 'focus';

export interface SliderState {
  count: number;
  /** Of the slide that is shown, from 0. */
  index: number;
  holds: readonly Hold[];
  /** Stopped by its own control, until it is started again. */
  isPaused: boolean;
  isInView: boolean;
  /** The visitor has asked for less motion: nothing moves by itself. */
  isCalm: boolean;
}

export type SliderEvent =
  | { type: 'tick' }
  | { type: 'show'; index: number }
  /** `by` in pixels: to the left, which asks for what lies right, is negative. */
  | { type: 'swipe'; by: number }
  | { type: 'hold' | 'release'; hold: Hold }
  | { type: 'pause' | 'play' | 'resize' }
  | { type: 'view'; isInView: boolean }
  | { type: 'motion'; isCalm: boolean };

/** A slider that does not move yet: it is out of view until an event says otherwise. An `index` beyond the slides wraps. */
export const startSlider = (count: number, index = 0): SliderState => ({
  count,
  index: wrap(index, count),
  holds: [],
  isPaused: false,
  isInView: false,
  isCalm: false,
});

/** Past the last slide comes the first, before the first the last. */
const wrap = (index: number, count: number) => (count === 0 ? 0 : ((index % count) + count) % count);

/** Whether time moves it on. */
export const isRunning = ({ count, holds, isPaused, isInView, isCalm }: SliderState): boolean =>
  count > 1 && holds.length === 0 && !isPaused && isInView && !isCalm;

/** What an event makes of a slider; the very same state where it changes nothing. */
export function reduceSlider(state: SliderState, event: SliderEvent): SliderState {
  const show = (index: number) => {
    const next = wrap(index, state.count);
    return next === state.index ? state : { ...state, index: next };
  };
  switch (event.type) {
    case 'tick':
      return isRunning(state) ? show(state.index + 1) : state;
    case 'show':
      return show(event.index);
    case 'swipe':
      return Math.abs(event.by) < leastSwipe ? state : show(state.index - Math.sign(event.by));
    case 'resize':
      return show(0);
    case 'hold':
      return state.holds.includes(event.hold) ? state : { ...state, holds: [...state.holds, event.hold] };
    case 'release':
      return { ...state, holds: state.holds.filter((hold) => hold !== event.hold) };
    case 'pause':
    case 'play':
      return { ...state, isPaused: event.type === 'pause' };
    case 'view':
      return { ...state, isInView: event.isInView };
    case 'motion':
      return { ...state, isCalm: event.isCalm };
  }
}
