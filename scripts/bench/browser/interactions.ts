import type { Page } from 'playwright';

interface EventTiming extends PerformanceEntry {
  readonly interactionId: number;
}

/** Runs in the page. Milliseconds from the next tap, click or key to the next frame, as browsers report INP. */
function timeNextInteraction(): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const observer = new PerformanceObserver((list) => {
      const entries = (list.getEntries() as EventTiming[]).filter(
        ({ interactionId, startTime }) => interactionId > 0 && startTime >= begun,
      );
      // Browsers report pointerdown, pointerup and click together. The longest counts.
      if (!entries.some(({ name }) => name === 'click' || name === 'keyup')) return;
      observer.disconnect();
      resolve(Math.max(...entries.map(({ duration }) => duration)));
    });
    observer.observe({ type: 'event', durationThreshold: 16 });
    // Browsers report no events below the threshold, so a missing report counts as 16 ms.
    addEventListener('click', () => setTimeout(() => resolve(16), 2_000), { capture: true, once: true });
  });
}

/** Milliseconds from a visitor's action to the next frame. */
export async function interactionTime(page: Page, act: () => Promise<void>): Promise<number> {
  const measured = page.evaluate(timeNextInteraction);
  await act();
  return await measured;
}
