import { afterEach, describe, expect, it, vi } from 'vitest';
import { easeOutCubic, scrollToTop } from '../../../../client/scroll/scroll-to-top.ts';

describe('scrollToTop', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it.each([
    [0, 0],
    [0.5, 0.875],
    [1, 1],
  ])('SHELL-06 eases out cubically: %d → %d', (progress, expected) => {
    expect(easeOutCubic(progress)).toBe(expected);
  });

  it('SHELL-06 takes 250 ms', () => {
    vi.useFakeTimers();
    window.scrollTo(0, 1000);
    scrollToTop();
    vi.advanceTimersByTime(125);
    expect(scrollY).toBeGreaterThan(0);
    expect(scrollY).toBeLessThan(400);
    vi.advanceTimersByTime(160);
    expect(scrollY).toBe(0);
  });

  it('SHELL-06 scrolls immediately for visitors who prefer reduced motion', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('reduce') }) as MediaQueryList,
    );
    window.scrollTo(0, 1000);
    scrollToTop();
    expect(scrollY).toBe(0);
  });
});
