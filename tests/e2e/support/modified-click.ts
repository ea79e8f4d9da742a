import type { Locator } from 'playwright/test';

/**
 * Clicks a link as for another tab and returns the URL that the browser would open. Opens no tab, because headless Chromium sometimes
 * drops the first request of a tab on another host.
 */
export async function hrefLeftToBrowser(link: Locator): Promise<string | undefined> {
  await link.evaluate((anchor: HTMLAnchorElement) => {
    const keep = (event: Event) => {
      anchor.dataset['left'] = event.defaultPrevented ? 'handled by the page' : anchor.href;
      event.preventDefault();
    };
    addEventListener('click', keep, { once: true });
  });
  await link.click({ modifiers: ['ControlOrMeta'] });
  return link.evaluate((anchor: HTMLAnchorElement) => anchor.dataset['left']);
}
