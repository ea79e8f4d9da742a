type ClickHandler = (event: MouseEvent) => void;

/** Who handles clicks on the document, in this order. The browser handles all other clicks. */
const order = [
  // Visitor chunk: signs the player out.
  'signOut',
  // Visitor chunk: opens the account, or leads to the platform.
  'entryLink',
  // Shows another page of the site, or another place in the page.
  'siteLink',
] as const;

export type ClickHandlers = Partial<Record<(typeof order)[number], ClickHandler | undefined>>;

/**
 * Listens for clicks on the document, after the handlers of components. A handler that takes a click prevents its default, and the handlers
 * after it ignore the click then. Returns a function that adds handlers as their code loads, or removes those that are undefined. Until then
 * `boot.ts` holds clicks back. It needs a listener of its own, in the capture phase, because React must not see those clicks.
 */
export function createClickRouter(): (handlers: ClickHandlers) => void {
  const handlers: ClickHandlers = {};
  const route = (event: MouseEvent) => order.forEach((name) => handlers[name]?.(event));
  document.addEventListener('click', route);
  document.addEventListener('auxclick', route);
  return (more) => void Object.assign(handlers, more);
}
