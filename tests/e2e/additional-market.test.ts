import { additionalCodes } from '../../locales/culture.ts';
import { knownBrands } from '../../brands/index.ts';
import { startServices } from '../integration/support/services.ts';
import { startSite } from '../integration/support/site.ts';
import { audit, frame, hideFrame } from './support/audit.ts';
import { bannerOf, bannerWidths, drawStripes, lowContrastAt } from './support/contrast.ts';
import { expect, hydrated, test } from './support/test.ts';
import { textFaults } from './support/text-boxes.ts';
import { layOutEverything } from './support/text-settings.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** One path of each page type of Denmark, which has its own slugs. */
const pages = [
  '/',
  '/slots/',
  '/slots/sun-regent/',
  '/casino/roulette/',
  '/kampagner/',
  '/kampagner/velkomstbonus/',
  '/funktioner/',
  '/lp/ny-her/',
  '/payment-methods/',
  '/payment-methods/northcard/',
  '/terms/',
  '/responsible-gaming/',
  '/self-assessment-test/',
  '/help/',
  '/contact/',
  '/winners/',
  '/blog/',
  '/blog/tallene/',
  '/blog/tallene/hvad-rtp-siger/',
  '/blog/search/?q=rtp',
  '/?q=st',
  '/bt/?bt=comet50',
  '/restricted/us/',
  '/404/',
];
const denmark = knownBrands.find(({ cultures }) => cultures.includes('da'))!;

test('I18N-08 A11Y-01 pages of an additional market hydrate with an empty console, pass axe, cut no text, show the clock, and have enough contrast on art', async ({
  page,
  complaints,
}) => {
  test.setTimeout(300_000);
  const env = { MARKETS: additionalCodes.join(',') };
  const services = await startServices({ env });
  const patient = { UPSTREAM_TIMEOUT_MS: '30000', GATE_TIMEOUT_MS: '30000', RENDER_DEADLINE_MS: '60000' };
  const site = await startSite({ servicesOrigin: services.origin, env: { ...env, ...patient, TRUST_PROXY: '1' } });
  try {
    for (const path of pages) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(`http://${denmark.id}.localhost:${site.port}${path}`, { waitUntil: 'domcontentloaded' });
        await hydrated(page);
        await expect(page.locator('html')).toHaveAttribute('lang', 'da');
        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('time', { hasText: /^\d\d[.:]\d\d$/ }).first()).toBeVisible();
        if (path !== pages[0]) await hideFrame(page);
        await layOutEverything(page);
        for (const width of [320, 768, 1440]) {
          await page.setViewportSize({ width, height: 720 });
          expect.soft(await textFaults(page), `${path} at ${width} px`).toEqual([]);
        }
        expect.soft(await audit(page, path === pages[0] ? undefined : frame), path).toEqual([]);
        expect(complaints).toEqual([]);
      });
    }
    await test.step('contrast of the banner', async () => {
      // Another page of the same visitor, which loads pictures.
      const other = await page.context().newPage();
      await drawStripes(other);
      for (const path of ['/', '/slots/']) {
        await other.goto(`http://${denmark.id}.localhost:${site.port}${path}`, { waitUntil: 'domcontentloaded' });
        await hydrated(other);
        expect.soft(await lowContrastAt(bannerOf(other), bannerWidths), path).toEqual([]);
      }
    });
  } finally {
    await site.stop();
    await services.stop();
  }
});
