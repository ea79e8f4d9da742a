import type { Page } from 'playwright';

interface EventTiming extends PerformanceEntry {
  readonly interactionId: number;
}

/** Runs in the page: milliseconds from the next tap, click or key until the frame that answers it, as browsers report INP. */
function timeNextInteraction(): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const observer = new PerformanceObserver((list) => {
      const entries = (list.getEntries() as EventTiming[]).filter(
        ({ interactionId, startTime }) => interactionId > 0 && startTime >= begun,
      );
      // Its pointerdown, pointerup and click are told together; the longest counts.
      if (!entries.some(({ name }) => name === 'click' || name === 'keyup')) return;
      observer.disconnect();
      resolve(Math.max(...entries.map(({ duration }) => duration)));
    });
    observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    // What is quicker than the threshold is told by nobody.
    addEventListener('click', () => setTimeout(() => resolve(16), 2_000), { capture: true, once: true });
  });
}

/** How long the page takes to answer what a visitor does. */
export async function interactionTime(page: Page, act: () => Promise<void>): Promise<number> {
  const answered = page.evaluate(timeNextInteraction);
  await act();
  return await answered;
}
