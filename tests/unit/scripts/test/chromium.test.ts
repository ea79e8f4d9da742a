import { afterEach, expect, it, vi } from 'vitest';
import { findChromium } from '../../../../scripts/test/chromium.ts';

afterEach(() => vi.unstubAllEnvs());

it('DOC-01 debugs a test in a browser with windows, and runs it in one without', () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  const isDebian = (path: string) => path.startsWith('/usr/bin/chromium');
  expect(findChromium(false, isDebian)).toBe('/usr/bin/chromium-headless-shell');
  expect(findChromium(true, isDebian)).toBe('/usr/bin/chromium');
  expect(findChromium(true, (path) => path.endsWith('headless-shell'))).toBeUndefined();
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium');
  expect(findChromium(true, (path) => path === '/opt/chromium')).toBe('/opt/chromium');
});
