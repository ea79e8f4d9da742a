import { act } from 'react';
import { vi } from 'vitest';

// React asks tests to say that they wait for it.
const expectActs = (value: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: value });
expectActs(true);

/** Does something and waits until the page shows it. */
export const after = (action: () => unknown): Promise<void> =>
  act(async () => {
    await action();
  });

/** Waits until the page shows what comes to it by itself, such as an answer. */
export async function until(assertion: () => unknown): Promise<void> {
  expectActs(false);
  try {
    await vi.waitFor(assertion, 10_000);
  } finally {
    expectActs(true);
  }
}

export const click = (element: Element | null | undefined, init: MouseEventInit = {}): Promise<void> =>
  after(() => element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })));

/** Types into a field as a browser does: value first, then the event. */
export const type = (field: HTMLInputElement, value: string): Promise<void> =>
  after(() => {
    // React keeps watch over the property and takes an event without a change for none.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

export const press = (element: Element, key: string): Promise<void> =>
  after(() => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
