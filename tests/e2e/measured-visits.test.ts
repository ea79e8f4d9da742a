import type { Page } from 'playwright/test';
import type { WebVital } from '../../shared/logging/web-vital.ts';
import { faultControl } from '../integration/support/faults.ts';
import { scrape } from '../integration/support/metrics.ts';
import { startSite } from '../integration/support/site.ts';
import { addressOf, expect, hydrated, test } from './support/test.ts';

// Each test makes its own choice.
test.use({ hasOwnContext: true, needsConsent: true });

const servicesOrigin = () => String(process.env['SERVICES_TEST_ORIGIN']);

/** Stored choices: necessary, functionality, tracking, targeting. */
const trackingOnly = '1010';
const trackingRefused = '1001';

/** Visits a page with a stored choice, and waits until it has hydrated. */
async function visitWith(page: Page, consent: string, port: number, path: string) {
  const address = new URL(addressOf('en-IE', path));
  address.port = String(port);
  await page.goto(new URL('/robots.txt', address).href);
  await page.evaluate((choice) => localStorage.setItem('pg-wdg-cnst', choice), consent);
  await page.goto(address.href);
  await hydrated(page);
}

/** Expects a visit to load its visitor chunk, but not the measurement, until the browser is idle. */
async function expectUnmeasured(page: Page, consent: string, port: number) {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await visitWith(page, consent, port, '/help/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  expect(files).toContainEqual(expect.stringMatching(/\/visitor-chunk\./));
  expect(files).not.toContainEqual(expect.stringMatching(/\/web-vitals\./));
}

/** Clicks the heading of the page while a script handles the click slowly, until the browser has timed the click. */
async function clickSlowly(page: Page, ms: number) {
  await page.evaluate((duration) => {
    const block = () => {
      const until = performance.now() + duration;
      while (performance.now() < until);
    };
    document.addEventListener('click', block, { once: true });
  }, ms);
  await page.locator('h1').click();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          if (list.getEntries().some(({ name }) => name === 'click')) resolve();
        }).observe({ type: 'event', buffered: true });
      }),
  );
}

test('OPS-09 a visit that accepts tracking is measured where RUM is above 0, and its times are logged and counted', async ({
  page,
}) => {
  const site = await startSite({
    servicesOrigin: servicesOrigin(),
    env: { RUM: '1', EMULATION: '1', TRUST_PROXY: '1', ADMIN_PORT: '0' },
  });
  try {
    await expectUnmeasured(page, trackingRefused, site.port);
    await visitWith(page, trackingOnly, site.port, '/contact/');
    const adminPort = Number((await site.logged('admin.ready'))['port']);
    const counted = async (name: string) =>
      [...(await scrape(adminPort))].find(([sample]) => sample.startsWith(`web_vitals_total{name="${name}"`))?.[0];
    const expectCounted = (name: string) =>
      expect.poll(() => counted(name), name).toMatch(/rating="[\w-]+",route="contact"/);
    await expectCounted('TTFB');
    // The first click ends the search for the largest paint.
    await clickSlowly(page, 250);
    await expectCounted('LCP');
    // CLS and INP are final when the document is left.
    await page.goto('about:blank');
    for (const name of ['INP', 'CLS']) await expectCounted(name);
    const entries = await faultControl(servicesOrigin()).logged();
    const vitals = entries
      .filter(({ log }) => log.Message === 'Web vital')
      .map(({ log }) => JSON.parse(String(log.AdditionalData)) as WebVital);
    expect(vitals.find(({ name }) => name === 'LCP')).toEqual({
      name: 'LCP',
      value: expect.any(Number),
      rating: expect.stringMatching(/^(?:good|needs-improvement|poor)$/),
      build: expect.stringMatching(/^\w+$/),
      route: 'contact',
      culture: 'en-IE',
      cause: expect.objectContaining({ elementRenderDelay: expect.any(Number) }),
    });
    const slowest = vitals.find(({ name }) => name === 'INP');
    expect(slowest).toMatchObject({
      rating: expect.stringMatching(/^(?:needs-improvement|poor)$/),
      route: 'contact',
      cause: { interactionTarget: expect.stringContaining('h1'), interactionType: 'pointer' },
    });
    // Event Timing rounds durations to 8 ms.
    expect(slowest?.cause['processingDuration']).toBeGreaterThanOrEqual(250 - 8);
  } finally {
    await page.goto('about:blank');
    await site.stop();
  }
});

test('OPS-09 no visit is measured by default', async ({ page }) => {
  await expectUnmeasured(page, trackingOnly, Number(process.env['SITE_PORT']));
});
