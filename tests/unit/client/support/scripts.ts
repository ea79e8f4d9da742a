import { vi } from 'vitest';

/**
 * Intercepts scripts that are appended to the page, until mocks are restored. `run` receives the URL of each script.
 * A script for which `run` throws fires an error event.
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
