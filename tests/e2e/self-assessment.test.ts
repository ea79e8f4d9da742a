import { audit } from './support/audit.ts';
import { addressOf, expect, test, type VisitedCulture } from './support/test.ts';

const path = '/self-assessment-test/';
const cultures = [
  ['en-GB', 'Show my result', 'High risk', '27 of 27 points'],
  ['de-DE', 'Ergebnis zeigen', 'Hohes Risiko', '27 von 27 Punkten'],
  ['sv', 'Visa mitt resultat', 'Hög risk', '27 av 27 poäng'],
  ['es', 'Ver mi resultado', 'Riesgo alto', '27 de 27 puntos'],
] as const satisfies readonly (readonly [VisitedCulture, string, string, string])[];

for (const [culture, show, band, sum] of cultures) {
  test(`PAGE-13 A11Y-01 ${culture} the test can be taken by keyboard, and its answers are neither sent nor stored`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await visit(culture, path);
    // The network may already be idle before the visitor chunk is requested.
    await expect(page.locator('html')).toHaveAttribute('data-restriction');
    await page.waitForLoadState('networkidle');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(`${request.method()} ${request.url()}`));
    const stored = () =>
      page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
    const before = await stored();
    for (let number = 1; number <= 9; number += 1) {
      await page.locator(`[name=question-${number}]`).first().focus();
      for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
    }
    await page.getByRole('button', { name: show }).press('Enter');
    await expect(page.getByRole('heading', { name: band })).toBeFocused();
    await expect(page.getByText(sum)).toBeVisible();
    expect(requested.filter((each) => !each.includes('/images/'))).toEqual([]);
    expect(await stored()).toBe(before);
    await expect(page).toHaveURL(addressOf(culture, path));
    expect(await audit(page.getByRole('main'))).toEqual([]);
  });
}

test('PAGE-13 A11Y-01 the page does not scroll sideways at 320 px and 1440 px, and shows links to help', async ({
  page,
  visit,
}) => {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit('de-DE', path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await expect(page.getByRole('complementary', { name: 'Kostenlose Hilfe' }).getByRole('link')).not.toHaveCount(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PAGE-13 SSR-05 the test is a list of questions that submits nothing', async ({ page }) => {
    await page.goto(addressOf('en-GB', path));
    await expect(page.locator('main legend')).toHaveCount(9);
    await expect(page.locator('main form')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show my result' })).toBeHidden();
    await page.locator('[name=question-9]').last().check();
    await page.locator('[name=question-9]').last().press('Enter');
    await expect(page).toHaveURL(addressOf('en-GB', path));
  });
});
