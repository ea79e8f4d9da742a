import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cultures } from '../../../locales/index.ts';
import { widgetConfig } from '../../../shared/contract/account.ts';
import { accountLoggerScriptPath, trackingScriptPath } from '../../../shared/contract/scripts.ts';
import { trackingMessage } from '../../../shared/contract/tracking.ts';
import { cultureCodes } from './cultures.ts';
import { runScript } from './run-script.ts';

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
});

describe('tracking', () => {
  it('API-03 TRK-01 the script posts one message when it is ready, and defines a function for visits', async () => {
    const { page, messages } = await runScript(`/tracking${trackingScriptPath}`);
    expect(messages.filter(({ message }) => v.is(trackingMessage, message))).toHaveLength(1);
    expect(page['pgTracking']).toMatchObject({ visit: expect.any(Function) });
  });
});

describe('account logger', () => {
  it('API-03 ACC-06 the script defines accountLog on the window', async () => {
    const { page } = await runScript(`/account-logger${accountLoggerScriptPath}`);
    expect(page['accountLog']).toBeTypeOf('function');
  });
});
