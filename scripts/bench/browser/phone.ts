import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { needChromium } from '../../test/chromium.ts';

/** A page of its own with empty caches. */
export interface Phone extends AsyncDisposable {
  readonly page: Page;
  readonly devtools: CDPSession;
}

export interface PhoneOptions {
  readonly network?: 'slow4g';
  /** How many times slower than this machine. */
  readonly cpu?: number;
}

/** 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each request: what Lighthouse takes for a phone on the road. */
const networks = {
  slow4g: { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
} as const;

/** A phone of middle size and price. */
const screen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/** What Chromium is told, by whomever it is started. */
export function chromiumFlags(): string[] {
  const asRoot = process.getuid?.() === 0;
  return [...(asRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-background-networking', '--disable-sync'];
}

export function startChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: needChromium(), args: chromiumFlags() });
}

export async function openPhone(browser: Browser, { network, cpu = 1 }: PhoneOptions): Promise<Phone> {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (network) await devtools.send('Network.emulateNetworkConditions', networks[network]);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  return { page, devtools, [Symbol.asyncDispose]: () => context.close() };
}
