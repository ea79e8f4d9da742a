import { onTestFinished } from 'vitest';

/**
 * Replaces the document's cookies until the test has finished. Spies on both accessors of one property cannot be restored:
 * the second takes the first for the original.
 */
export function stubCookies(cookies: { get(): string; set(text: string): void }): void {
  Object.defineProperty(document, 'cookie', { configurable: true, ...cookies });
  onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'));
}
