import { act } from 'react';
import { soon } from './soon.ts';

// React requires this flag in tests that use `act`.
const expectActs = (value: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: value });
expectActs(true);

/** Runs an action and waits until React has rendered the result. */
export const after = (action: () => unknown): Promise<void> =>
  act(async () => {
    await action();
  });

/** Waits for an asynchronous update, such as a response. */
export async function until(assertion: () => unknown): Promise<void> {
  expectActs(false);
  try {
    await soon(assertion);
  } finally {
    expectActs(true);
  }
}

export const click = (element: Element | null | undefined, init: MouseEventInit = {}): Promise<void> =>
  after(() => element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init })));

/** Types into a field as a browser does: first the value, then the event. */
export const type = (field: HTMLInputElement, value: string): Promise<void> =>
  after(() => {
    // React tracks the property and ignores an event without a change of value.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });

export const press = (element: Element, key: string): Promise<void> =>
  after(() => element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));

/** Submits a form as Enter does. Returns whether the browser would send it. */
export async function submit(form: Element | null | undefined): Promise<boolean> {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  await after(() => form?.dispatchEvent(event));
  return !event.defaultPrevented;
}

/** The button with this text. */
export const buttonOf = (root: ParentNode, words: string): HTMLButtonElement | undefined =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent === words);
