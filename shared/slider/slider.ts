/** Default milliseconds between two slides. */
export const defaultIntervalMs = 3_000;

/** Minimum swipe distance in pixels. Less is an unsteady tap. */
export const leastSwipe = 50;

/** Interactions that stop a slider while they last. */
export type Hold = 'hover' | 'touch' | 'focus';

export interface SliderState {
  count: number;
  /** Index of the visible slide, from 0. */
  index: number;
  holds: readonly Hold[];
  /** Paused by its control until started again. */
  isPaused: boolean;
  isInView: boolean;
  /** The visitor prefers reduced motion, so nothing moves automatically. */
  isCalm: boolean;
}

export type SliderEvent =
  | { type: 'tick' }
  | { type: 'show'; index: number }
  /** `by` in pixels. Negative is to the left, which moves to the next slide. */
  | { type: 'swipe'; by: number }
  | { type: 'hold' | 'release'; hold: Hold }
  | { type: 'pause' | 'play' | 'resize' }
  | { type: 'view'; isInView: boolean }
  | { type: 'motion'; isCalm: boolean };

/** A slider at rest: out of view until an event reports otherwise. An `index` beyond the slides wraps. */
export const startSlider = (count: number, index = 0): SliderState => ({
  count,
  index: wrap(index, count),
  holds: [],
  isPaused: false,
  isInView: false,
  isCalm: false,
});

/** Wraps an index around both ends. */
const wrap = (index: number, count: number) => (count === 0 ? 0 : ((index % count) + count) % count);

/** Whether the slider advances automatically. */
export const isRunning = ({ count, holds, isPaused, isInView, isCalm }: SliderState): boolean =>
  count > 1 && holds.length === 0 && !isPaused && isInView && !isCalm;

/** The state after an event, the same object when nothing changes. */
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
