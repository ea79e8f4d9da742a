import { type Browser, chromium } from 'playwright';
import { needChromium } from '../test/chromium.ts';

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
