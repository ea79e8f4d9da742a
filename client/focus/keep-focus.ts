import { isFocusLost, recoverFocus } from './focus-heading.ts';

/** Makes a change, and recovers the focus if the change hides the focused element. */
export function keepFocusDuring(change: () => void) {
  const hadFocus = !isFocusLost();
  change();
  if (hadFocus) recoverFocus();
}
