import { vi } from 'vitest';

/**
 * Takes the scripts that are put into the page instead of the network, until mocks are restored: `run` is told the address of each,
 * and one for which it throws has not come.
 */
export function takeScripts(run: (url: string) => void) {
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      if (!(node instanceof HTMLScriptElement)) continue;
      queueMicrotask(() => {
        try {
          run(node.src);
          node.dispatchEvent(new Event('load'));
        } catch {
          node.dispatchEvent(new Event('error'));
        }
      });
    }
  });
}
