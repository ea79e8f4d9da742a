import type { Page } from 'playwright/test';

/**
 * Focuses each control of the open dialog as the Tab key does, forwards and backwards, and returns the controls with a box that is covered
 * at its centre (WCAG 2.4.11). Scrolls the dialog back to its start.
 */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const roots = [document, ...Array.from(document.body.children, ({ shadowRoot }) => shadowRoot)];
    const modal = roots.map((root) => root?.querySelector('dialog:modal')).find(Boolean);
    if (!modal) return ['no dialog'];
    const root = modal.getRootNode() as Document | ShadowRoot;
    const start = root.activeElement as HTMLElement | null;
    const controls = Array.from(
      modal.querySelectorAll<HTMLElement>('a[href], :is(button, input, select, textarea):enabled, summary'),
    ).filter((control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }));
    const covered = new Set<string>();
    for (const control of [...controls, ...controls.toReversed()]) {
      // The browser does not scroll to a control that already has the focus.
      control.blur();
      control.focus();
      // A link that wraps has a box in each line.
      const isSeen = [...control.getClientRects()].every(({ left, top, width, height }) => {
        const seen = root.elementFromPoint(left + width / 2, top + height / 2);
        return seen && (control.contains(seen) || seen.contains(control));
      });
      if (isSeen) continue;
      const { labels } = control as HTMLInputElement;
      const name = control.getAttribute('aria-label') ?? (control.textContent || labels?.[0]?.textContent);
      covered.add(`covered: ${name?.trim()}`);
    }
    start?.focus();
    for (const box of [modal, ...modal.querySelectorAll('*')]) box.scrollTop = 0;
    return [...covered];
  });
}
