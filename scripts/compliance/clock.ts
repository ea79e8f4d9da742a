import type { Page } from 'playwright';

/** For a page to hydrate and load its clock on a busy machine. In milliseconds. */
const limit = 30_000;

/** Whether the regulator's bar shows the time, at the top of a page and at its end. The page has been loaded with scripts. */
export async function showsClock(page: Page): Promise<boolean> {
  const place = page.locator('nav[aria-labelledby="regulator"] time');
  if ((await place.count()) === 0) return false;
  const clock = place.filter({ hasText: /\d/, visible: true });
  const appeared = await clock.waitFor({ timeout: limit }).then(
    () => true,
    () => false,
  );
  if (!appeared) return false;
  return clock.evaluate((element) => {
    const isOnScreen = () => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    const atTop = isOnScreen();
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    return atTop && isOnScreen();
  });
}
