import { act } from 'react';

// React asks tests to say that they wait for it.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Does something and waits until the page shows it. */
export const after = (action: () => unknown): Promise<void> =>
  act(async () => {
    await action();
  });

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
