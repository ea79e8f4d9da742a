import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { needChromium, visitorAgent } from '../../test/chromium.ts';

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

/** Command line flags of Chromium, for Playwright and Lighthouse. */
export function chromiumFlags(): string[] {
  const asRoot = process.getuid?.() === 0;
  return [...(asRoot ? ['--no-sandbox'] : []), '--disable-gpu', '--disable-background-networking', '--disable-sync'];
}

/** Starts headless Chromium. Signals end it and the process, unless the caller handles them itself. */
export function startChromium({ handlesSignals = false } = {}): Promise<Browser> {
  const left = !handlesSignals;
  const signals = { handleSIGINT: left, handleSIGTERM: left, handleSIGHUP: left };
  return chromium.launch({ executablePath: needChromium(), args: chromiumFlags(), ...signals });
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
