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

describe('a slider', () => {
  it.each<[what: string, count: number, from: number, events: SliderEvent[], index: number]>([
    ['advances', 3, 0, [tick], 1],
    ['wraps to the first at the end', 3, 2, [tick], 0],
    ['stays with one slide', 1, 0, [tick], 0],
    ['stays without slides', 0, 0, [tick, swipe(-80)], 0],
    ['stays under a pointer', 3, 0, [hold('hover'), tick], 0],
    ['stays under a finger', 3, 0, [hold('touch'), tick], 0],
    ['stays while it has the focus', 3, 0, [hold('focus'), tick], 0],
    ['goes on when the pointer has left', 3, 0, [hold('hover'), release('hover'), tick], 1],
    ['stays until the last of two holds ends', 3, 0, [hold('hover'), hold('focus'), release('hover'), tick], 0],
    ['forgets a hold that began twice', 3, 0, [hold('hover'), hold('hover'), release('hover'), tick], 1],
    ['stays out of view', 3, 0, [{ type: 'view', isInView: false }, tick], 0],
    ['stays when paused', 3, 0, [{ type: 'pause' }, tick], 0],
    ['stays paused whatever comes and goes', 3, 0, [{ type: 'pause' }, hold('hover'), release('hover'), tick], 0],
    ['goes on when played', 3, 0, [{ type: 'pause' }, { type: 'play' }, tick], 1],
    ['stays for those who want less motion', 3, 0, [{ type: 'motion', isCalm: true }, tick], 0],
    ['shows what is chosen, paused or not', 3, 0, [{ type: 'pause' }, { type: 'show', index: 2 }], 2],
    ['ignores a swipe of 49 px', 3, 1, [swipe(-49), swipe(49)], 1],
    ['moves on by a swipe of 50 px to the left', 3, 1, [swipe(-50)], 2],
    ['moves back by a swipe of 50 px to the right', 3, 1, [swipe(50)], 0],
    ['moves by one however long the swipe is', 4, 0, [swipe(-900)], 1],
    ['wraps by swipes as well', 3, 0, [swipe(50)], 2],
    ['can be swiped by those who want less motion', 3, 0, [{ type: 'motion', isCalm: true }, swipe(-60)], 1],
    ['begins anew when its size changes', 3, 2, [{ type: 'resize' }], 0],
  ])('BAN-05 %s', (_, count, from, events, index) => {
    expect(after(count, events, from).index).toBe(index);
  });

  it('BAN-05 does not run before it has been seen', () => {
    expect(isRunning(startSlider(3))).toBe(false);
    expect(isRunning(after(3, []))).toBe(true);
  });

  it('BAN-05 keeps the very same state where an event changes nothing', () => {
    const state = after(3, [hold('hover')]);
    for (const event of [tick, swipe(-49), hold('hover'), { type: 'resize' } as const])
      expect(reduceSlider(state, event)).toBe(state);
  });

  it('BAN-05 has the measures that were asked for', () => {
    expect({ defaultIntervalMs, leastSwipe }).toEqual({ defaultIntervalMs: 3000, leastSwipe: 50 });
  });
});
