import type { Page } from 'playwright/test';

/** Layout shifts without recent input since a time in ms: each element with its old and new rectangle. */
export const shifts = (page: Page, since = 0) =>
  page.evaluate(
    (begun) =>
      new Promise<string[]>((resolve) => {
        interface Shift extends PerformanceEntry {
          hadRecentInput: boolean;
          sources: readonly { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
        }
        const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
        new PerformanceObserver((list) => {
          const unexplained = (list.getEntries() as Shift[]).filter(
            ({ hadRecentInput, startTime }) => !hadRecentInput && startTime >= begun,
          );
          const moves = unexplained.flatMap(({ sources, startTime }) =>
            // Chromium reports rotated pseudo-elements, which have no node, with wrong rectangles.
            sources
              .filter(({ node }) => node !== null)
              .map(
                ({ node, previousRect, currentRect }) =>
                  `${Math.round(startTime)} ms: ${node?.nodeName} "${node?.textContent?.slice(0, 60)}" ${place(previousRect)} → ${place(currentRect)}`,
              ),
          );
          resolve(moves);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), 200);
      }),
    since,
  );
