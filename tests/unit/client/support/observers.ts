import { onTestFinished, vi } from 'vitest';

type Callback = (entries: { isIntersecting: boolean }[]) => void;

/**
 * Stubs an observer of the browser, which notifies nobody by itself, until the test has finished. `notify` tells every observer that its
 * element is visible or has another size. `thresholds` are those of intersection observers.
 */
export function stubObserver(name: 'IntersectionObserver' | 'ResizeObserver') {
  const callbacks: Callback[] = [];
  const thresholds: unknown[] = [];
  class Observer {
    constructor(callback: Callback, options?: { threshold?: number }) {
      callbacks.push(callback);
      thresholds.push(options?.threshold);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal(name, Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  return { thresholds, notify: () => callbacks.forEach((callback) => callback([{ isIntersecting: true }])) };
}
