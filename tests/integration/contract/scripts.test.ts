import * as v from 'valibot';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { cultures } from '../../../locales/index.ts';
import { widgetConfig } from '../../../shared/contract/account.ts';
import { accountLoggerScriptPath, trackingScriptPath } from '../../../shared/contract/scripts.ts';
import { trackingMessage } from '../../../shared/contract/tracking.ts';
import { ask, expectProblem } from './ask.ts';
import { cultureCodes } from './cultures.ts';

/** Runs a script as a page on another origin would, and returns the page's window with what was posted to it. */
async function runScript(path: string, query: Parameters<typeof ask>[1] = {}) {
  const response = await ask(path, query);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/javascript\b/);
  const messages: { message: unknown; target: unknown }[] = [];
  const storage = () => {
    const values = new Map<string, string>();
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
    };
  };
  const page: Record<string, unknown> = {
    document: { currentScript: { src: response.url } },
    location: { origin: 'http://en.localhost' },
    localStorage: storage(),
    sessionStorage: storage(),
    navigator: { sendBeacon: () => true },
    crypto,
    URL,
    Uint8Array,
    postMessage: (message: unknown, target: unknown) => messages.push({ message, target }),
  };
  page['window'] = page;
  runInNewContext(await response.text(), page);
  return { page, messages, address: response.url };
}

describe('authentication widget', () => {
  it.each(cultureCodes)(
    'API-03 ACC-07 %s: the configuration names the widget, its skin and the lobby',
    async (code) => {
      const { lang, defaultCountry } = cultures[code];
      const { page, address } = await runScript('/auth/son-auth/config', { lang, country: defaultCountry });
      const config = v.parse(widgetConfig, page['sonAuthConfig']);
      expect(config.skin).not.toBe('');
      expect(URL.canParse(config.clientUrl)).toBe(true);
      const widget = await fetch(new URL(config.widgetUrl, address));
      expect([widget.status, widget.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')]);
      expect(await widget.text()).toContain('sonAuth');
    },
  );

  it('API-03 ACC-07 a language is needed', async () => {
    await expectProblem(await ask('/auth/son-auth/config'), 400, 'lang');
  });
});

describe('tracking', () => {
  it('API-03 TRK-01 the script takes visits and tells the page, and no other, that it is ready', async () => {
    const { page, messages } = await runScript(`/tracking${trackingScriptPath}`);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.target).toBe('http://en.localhost');
    expect(Object.values(v.parse(trackingMessage, messages[0]?.message).info)).not.toContain('');
    expect(page['pgTracking']).toMatchObject({ visit: expect.any(Function) });
  });
});

describe('account logger', () => {
  it('API-03 ACC-06 the script gives the page its function', async () => {
    const { page } = await runScript(`/account-logger${accountLoggerScriptPath}`);
    expect(page['accountLog']).toBeTypeOf('function');
  });
});
