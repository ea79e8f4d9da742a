import { sendRequest } from '../integration/support/send-request.ts';
import { addressOf, expect, hydrated, test } from './support/test.ts';

// Nothing is deleted from storage before the visitor has chosen.
test.use({ needsConsent: true });

/** Stores the state of an earlier visit with consent and a drawn variant. */
function keepArrow() {
  const variants = ['preReg', 'preLogin', 'postReg', 'postLogin', 'prePlatform', 'deeplink'].map((name) => [
    name,
    'control',
  ]);
  const state = { ...Object.fromEntries(variants), display: 'arrow', isDrawn: true };
  localStorage.setItem('pg-wdg-cnst', '1100');
  localStorage.setItem('sc-ab', JSON.stringify({ savedAt: Date.now(), session: 'earlier', state }));
}

test('STATE-05 SEC-01 a variant is applied from the first paint, in the same document for all visitors', async ({
  page,
  visit,
}) => {
  const home = addressOf('en-GB', '/');
  const { host } = new URL(home);
  const sentToAnybody = async () => (await sendRequest(Number(process.env['SITE_PORT']), '/', { host })).text;
  const sentToThisVisitor = () => page.evaluate(() => fetch('/').then((response) => response.text()));
  await page.addInitScript(() => {
    const shown = new Set<string | undefined>();
    const look = () => {
      if (document.body) shown.add(document.documentElement.dataset['variant']);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { shown });
  });
  const html = page.locator('html');
  const shown = () => page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown]);
  const arrow = () =>
    page
      .getByRole('main')
      .locator('h1 ~ div a')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content.includes('→'));

  await page.goto(home);
  const seen = async () => ({ shown: await shown(), hasArrow: await arrow() });
  await expect.poll(seen).toEqual({ shown: ['control'], hasArrow: false });

  await page.evaluate(keepArrow);
  await page.goto(home);
  await hydrated(page);
  await page.waitForFunction(() => document.documentElement.dataset['restriction'] !== undefined);
  await expect.poll(seen).toEqual({ shown: ['arrow'], hasArrow: true });
  // Amounts grow, so both requests must hit the same cached page.
  await expect.poll(async () => (await sentToThisVisitor()) === (await sentToAnybody())).toBe(true);

  await visit('en-GB', '/help/?PgTstQA=1&PgTstDisplay=control');
  await expect(html).toHaveAttribute('data-variant', 'control');
  await expect.poll(shown).toEqual(['control']);
});
