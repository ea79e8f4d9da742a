import { filterSheetId } from '../components/filters/filter-ids.ts';
import { menuId } from '../components/menu/menu-id.ts';
import { focusNext } from './focus-next.ts';

/** Selectors of the controls that replace one, best first. */
function replacementsOf(element: HTMLElement): string[] {
  const href = element.getAttribute('href');
  const isSearch = element.closest('[role=search]') ?? href?.endsWith('?q=');
  const sheet = element.getAttribute('commandfor') === filterSheetId && `#${filterSheetId} :is(summary, input, button)`;
  const dialog = element.closest('dialog');
  return [
    sheet,
    dialog && `[commandfor="${CSS.escape(dialog.id)}"]`,
    isSearch && 'header [role=search] input, nav a[href$="?q="]',
    href && !element.closest('header nav') && `:is(header, body > nav, #root > nav) [href="${CSS.escape(href)}"]`,
    element.closest('header, nav:not(main *)') && `[commandfor=${menuId}]`,
    element.closest('header, nav:not(main *)') && 'header nav a',
  ].filter((selector) => typeof selector === 'string');
}

/** Browsers may lay out the content of closed details, so checking boxes is not enough. */
const isVisible = (element: Element) =>
  element.getClientRects().length > 0 && !element.closest('details:not([open]) > :not(summary)');

/** Focuses the control that replaces a hidden element, else the element that follows in the document. */
function focusReplacement(element: HTMLElement): void {
  const summary = element.closest('details:not([open])')?.querySelector('summary');
  const found = replacementsOf(element).map((selector) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(isVisible),
  );
  const next = [summary, ...found].find((control) => control && isVisible(control));
  if (next) next.focus();
  else focusNext(element);
}

/**
 * Moves the focus when the styles of a resized or zoomed window, or of another default font size, hide the element that has it. Browsers focus nothing then. Returns a
 * function that stops it.
 */
export function keepFocusOnResize(): () => void {
  let last = document.activeElement;
  const onBlur = () => {
    // A hidden element is blurred before or after the resize event, depending on the browser.
    if (last && isVisible(last)) last = null;
  };
  const onResize = () => {
    const { activeElement, body } = document;
    // Keep nothing that was removed in memory.
    if (!last?.isConnected) {
      last = null;
      observer.disconnect();
    }
    if (!(last instanceof HTMLElement) || isVisible(last)) return;
    if (activeElement === last || activeElement === body) focusReplacement(last);
  };
  // Another default font size changes media queries and the page's height, but not the window.
  const observer = new ResizeObserver(onResize);
  const onFocus = ({ target }: Pick<FocusEvent, 'target'>) => {
    if (!(target instanceof Element)) return;
    last = target;
    observer.disconnect();
    // Styles may show the content of closed details.
    if (!isVisible(target)) return;
    observer.observe(document.documentElement);
    observer.observe(target);
  };
  if (last) onFocus({ target: last });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  addEventListener('resize', onResize);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    removeEventListener('resize', onResize);
  };
}
