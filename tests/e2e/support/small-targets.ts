import type { Page } from 'playwright/test';

/**
 * Describes each link and control that is less than 24 px wide or less than `leastHeight` px high. A link with no box of its own needs 24 px,
 * and none within a sentence (https://www.w3.org/TR/WCAG22/#target-size-minimum).
 */
export function smallTargets(page: Page, leastHeight: number): Promise<string[]> {
  return page.evaluate((least) => {
    /** The border box, and the box of a pseudo-element that extends the target. */
    const sizeOf = (target: Element) => {
      const box = target.getBoundingClientRect();
      const size = { width: box.width, height: box.height };
      for (const pseudo of ['::before', '::after']) {
        const { content, position, width, height } = getComputedStyle(target, pseudo);
        if (content === 'none' || position !== 'absolute') continue;
        size.width = Math.max(size.width, Number.parseFloat(width));
        size.height = Math.max(size.height, Number.parseFloat(height));
      }
      return size;
    };
    const isShown = (target: Element) =>
      !target.closest('[inert]') &&
      target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(target).clipPath === 'none';
    return Array.from(document.querySelectorAll('a[href], button, summary, select, input:not([type=hidden])'))
      .filter(isShown)
      .flatMap((control) => {
        // A click on its label or on the frame around a text field reaches the field too.
        const isField = control.localName === 'input';
        const target = (isField && (control.closest('label') ?? control.parentElement)) || control;
        const { width, height } = sizeOf(target);
        const isInText = getComputedStyle(control).display === 'inline';
        const text = control.textContent.trim().replaceAll(/\s+/g, ' ');
        const block = control.closest('p, li, dd, td, small');
        if (isInText && block && block.textContent.trim().length > text.length + 3) return [];
        const isSmall = width < 24 || height < (isInText ? 24 : least);
        const name = control.getAttribute('aria-label') ?? text;
        return isSmall
          ? [`${Math.round(width)} × ${Math.round(height)} ${control.localName}: ${name.slice(0, 40)}`]
          : [];
      });
  }, leastHeight);
}
