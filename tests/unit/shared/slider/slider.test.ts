import { describe, expect, it } from 'vitest';
import {
  defaultIntervalMs,
  isRunning,
  leastSwipe,
  reduceSlider,
  type SliderEvent,
  startSlider,
} from '../../../../shared/slider/slider.ts';

const inView: SliderEvent = { type: 'view', isInView: true };
const tick: SliderEvent = { type: 'tick' };
const swipe = (by: number): SliderEvent => ({ type: 'swipe', by });
const hold = (by: 'hover' | 'touch' | 'focus'): SliderEvent => ({ type: 'hold', hold: by });
const release = (by: 'hover' | 'touch' | 'focus'): SliderEvent => ({ type: 'release', hold: by });

const after = (count: number, events: readonly SliderEvent[], index = 0) =>
  [inView, ...events].reduce(reduceSlider, startSlider(count, index));

describe('slider', () => {
  it.each<[what: string, count: number, from: number, events: SliderEvent[], index: number]>([
    ['advances', 3, 0, [tick], 1],
    ['wraps to the first at the end', 3, 2, [tick], 0],
    ['does not move with one slide', 1, 0, [tick], 0],
    ['does not move without slides', 0, 0, [tick, swipe(-80)], 0],
    ['does not move under a pointer', 3, 0, [hold('hover'), tick], 0],
    ['does not move while it is touched', 3, 0, [hold('touch'), tick], 0],
    ['does not move while it has the focus', 3, 0, [hold('focus'), tick], 0],
    ['continues after the pointer has left', 3, 0, [hold('hover'), release('hover'), tick], 1],
    ['does not move until the last of two holds ends', 3, 0, [hold('hover'), hold('focus'), release('hover'), tick], 0],
    ['counts a repeated hold once', 3, 0, [hold('hover'), hold('hover'), release('hover'), tick], 1],
    ['does not move out of view', 3, 0, [{ type: 'view', isInView: false }, tick], 0],
    ['does not move when paused', 3, 0, [{ type: 'pause' }, tick], 0],
    ['stays paused after a hold ends', 3, 0, [{ type: 'pause' }, hold('hover'), release('hover'), tick], 0],
    ['continues when played', 3, 0, [{ type: 'pause' }, { type: 'play' }, tick], 1],
    ['does not move for visitors who prefer reduced motion', 3, 0, [{ type: 'motion', isCalm: true }, tick], 0],
    ['shows the chosen slide while paused', 3, 0, [{ type: 'pause' }, { type: 'show', index: 2 }], 2],
    ['ignores a swipe of 49 px', 3, 1, [swipe(-49), swipe(49)], 1],
    ['moves forward by a swipe of 50 px to the left', 3, 1, [swipe(-50)], 2],
    ['moves back by a swipe of 50 px to the right', 3, 1, [swipe(50)], 0],
    ['moves by one slide on a long swipe', 4, 0, [swipe(-900)], 1],
    ['wraps on a swipe', 3, 0, [swipe(50)], 2],
    ['can be swiped by visitors who prefer reduced motion', 3, 0, [{ type: 'motion', isCalm: true }, swipe(-60)], 1],
    ['returns to the first slide when its size changes', 3, 2, [{ type: 'resize' }], 0],
  ])('BAN-05 %s', (_, count, from, events, index) => {
    expect(after(count, events, from).index).toBe(index);
  });

  it('BAN-05 does not run before it is in view', () => {
    expect(isRunning(startSlider(3))).toBe(false);
    expect(isRunning(after(3, []))).toBe(true);
  });

  it('BAN-05 returns the same state object for an event without effect', () => {
    const state = after(3, [hold('hover')]);
    for (const event of [tick, swipe(-49), hold('hover'), { type: 'resize' } as const])
      expect(reduceSlider(state, event)).toBe(state);
  });

  it('BAN-05 has the required interval and swipe distance', () => {
    expect({ defaultIntervalMs, leastSwipe }).toEqual({ defaultIntervalMs: 3000, leastSwipe: 50 });
  });
});
