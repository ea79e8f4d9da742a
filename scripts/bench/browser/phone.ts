import type { Browser, CDPSession, Page } from 'playwright';
import { visitorAgent } from '../../test/chromium.ts';

/** A page in a new browser context with empty caches. */
export interface Phone extends AsyncDisposable {
  readonly page: Page;
  readonly devtools: CDPSession;
}

export interface PhoneOptions {
  readonly network?: 'slow4g';
  /** CPU slowdown factor. */
  readonly cpu?: number;
}

/** Lighthouse's mobile network: 1.6 Mbit/s down, 750 kbit/s up, 150 ms latency. */
const networks = {
  slow4g: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
} as const;

/** Screen of a mid-range phone. */
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  userAgent: visitorAgent,
} as const;

export async function openPhone(browser: Browser, { network, cpu = 1 }: PhoneOptions): Promise<Phone> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (network) await devtools.send('Network.emulateNetworkConditions', networks[network]);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, devtools, [Symbol.asyncDispose]: () => context.close() };
}
