import { describe, expect, it } from 'vitest';
import { additionalCodes } from '../../../../locales/culture.ts';
import { readConfig } from '../../../../server/config/config.ts';
import { readServicesConfig } from '../../../../server/services/config.ts';

const site = (MARKETS: string) => readConfig({ MARKETS, SERVICES_ORIGIN: 'http://127.0.0.1:3001' });

describe('MARKETS', () => {
  it.each([
    ['the site', site],
    ['the embedded services', (MARKETS: string) => readServicesConfig({ MARKETS })],
  ])('BRAND-05 I18N-08 ends the start of %s with a line that names the known markets', (_, read) => {
    for (const known of ['', ...additionalCodes, additionalCodes.join(', ')]) expect(() => read(known)).not.toThrow();
    for (const unknown of ['xx', 'sv', `${additionalCodes[0]},xx`])
      expect(() => read(unknown)).toThrow(
        `[config] MARKETS is "${unknown}"; it needs codes of additional markets with commas between them: ${additionalCodes.join(', ')}.`,
      );
  });
});
